// Calls one kernel in one thread: reads its name and its memory from standard input, writes the memory afterwards.
//
// Input: the name in 32 bytes; int64 numbers: bytes of memory, where in it the operands are, how many addresses it has, and
// where each of these is; the memory, in which an address is a place in the memory.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern int (*openmp_thread_num)(void), (*openmp_num_threads)(void);
extern void (*openmp_barrier)(void);

void product(const void *), before(const void *), after(const void *), layers(const void *), dots(const void *);
void attention_in_tiles(const void *), attention_of_newest(const void *);

static const struct {
    const char *name;
    void (*call)(const void *);
} kernels[] = {
    {"product", product}, {"before", before}, {"after", after}, {"layers", layers}, {"dots", dots},
    {"attention_in_tiles", attention_in_tiles}, {"attention_of_newest", attention_of_newest},
};

static int first_thread(void) { return 0; }
static int one_thread(void) { return 1; }
static void no_barrier(void) {}

static void get(void *to, size_t size) {
    if (fread(to, 1, size, stdin) != size) exit(2);
}

int main(void) {
    char name[32];
    long numbers[3];
    get(name, sizeof(name));
    get(numbers, sizeof(numbers));
    long *places = malloc(numbers[2] * sizeof(long));
    char *memory = aligned_alloc(64, (numbers[0] + 63) / 64 * 64);
    get(places, numbers[2] * sizeof(long));
    get(memory, numbers[0]);
    for (long number = 0; number < numbers[2]; number++)
        *(char **)(memory + places[number]) = memory + *(long *)(memory + places[number]);
    openmp_thread_num = first_thread;
    openmp_num_threads = one_thread;
    openmp_barrier = no_barrier;
    for (unsigned long kernel = 0; kernel < sizeof(kernels) / sizeof(kernels[0]); kernel++)
        if (!strcmp(kernels[kernel].name, name)) kernels[kernel].call(memory + numbers[1]);
    return fwrite(memory, 1, numbers[0], stdout) != (size_t)numbers[0];
}
