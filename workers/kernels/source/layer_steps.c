// What a decoder layer computes between its products: see workers/kernels/layer_steps.py.
#include "registers.h"

struct operands {
    float *heads;           // of rotation: [rows, heads, head dim], in their place
    const float *cos, *sin; // [rows, head dim]
    const float *gates;     // of gating: [rows, 2, columns]: gates, and what they are for
    float *out;             // [rows, columns]
    long num_rows, num_heads, head_dim, row_stride, num_columns;
};

// Positions into heads, as `apply_rotary_pos_emb` has them, and rounded as often.
void rotation(const struct operands *o) {
    struct part part = own_part(o->num_rows);
    long half = o->head_dim / 2;
    for (long row = part.first; row < part.end; row++) {
        const float *cos = o->cos + row * o->head_dim, *sin = o->sin + row * o->head_dim;
        for (long head = 0; head < o->num_heads; head++) {
            float *numbers = o->heads + row * o->row_stride + head * o->head_dim;
            for (long number = 0; number < half; number += LANES) {
                vec first = load(numbers + number), second = load(numbers + half + number);
                store(numbers + number, first * load(cos + number) + -second * load(sin + number));
                store(numbers + half + number, second * load(cos + half + number) + first * load(sin + half + number));
            }
        }
    }
}

// silu(gate) x number.
void gating(const struct operands *o) {
    struct part part = own_part(o->num_rows * o->num_columns / LANES);
    for (long item = part.first; item < part.end; item++) {
        long row = item * LANES / o->num_columns, column = item * LANES % o->num_columns;
        const float *gates = o->gates + row * 2 * o->num_columns + column;
        vec gate = load(gates), small = exponential(gate < 0 ? gate : -gate);
        vec share = (gate < 0 ? small : (vec)1) / (1 + small);
        share = gate < -86.0f ? 0 : share; // where `exponential` ends
        store(o->out + item * LANES, gate * share * load(gates + o->num_columns));
    }
}
