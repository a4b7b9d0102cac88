"""Small tokenizers of the kinds that public model families have, with their chat templates."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tokenizers import AddedToken, Regex, decoders, models, normalizers, pre_tokenizers, processors, trainers
from tokenizers import Tokenizer as RawTokenizer
from transformers import PreTrainedTokenizerFast

CHATML = (
    "{% for message in messages %}{% if loop.first and messages[0]['role'] != 'system' %}"
    "{{ '<|im_start|>system\nYou are an assistant<|im_end|>\n' }}{% endif %}"
    "{{'<|im_start|>' + message['role'] + '\n' + message['content'] + '<|im_end|>' + '\n'}}{% endfor %}"
    "{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}"
)
GEMMA = (
    "{{ bos_token }}{% for message in messages %}"
    "{% if (message['role'] == 'assistant') %}{% set role = 'model' %}{% else %}{% set role = message['role'] %}"
    "{% endif %}"
    "{{ '<start_of_turn>' + role + '\n' + message['content'] | trim + '<end_of_turn>\n' }}{% endfor %}"
    "{% if add_generation_prompt %}{{'<start_of_turn>model\n'}}{% endif %}"
)
LLAMA_3 = (
    "{% set loop_messages = messages %}{% for message in loop_messages %}"
    "{% set content = '<|start_header_id|>' + message['role'] + '<|end_header_id|>\n\n'+ message['content'] | trim"
    " + '<|eot_id|>' %}{% if loop.index0 == 0 %}{% set content = bos_token + content %}{% endif %}{{ content }}"
    "{% endfor %}{% if add_generation_prompt %}{{ '<|start_header_id|>assistant<|end_header_id|>\n\n' }}{% endif %}"
)
LLAMA_2 = (
    "{{ bos_token }}{% for message in messages %}{% if message['role'] == 'assistant' %}"
    "{{ ' ' + message['content'] + ' ' + eos_token }}{% else %}{{ '[INST] ' + message['content'] + ' [/INST]' }}"
    "{% endif %}{% endfor %}"
)
PHI_3 = (
    "{% for message in messages %}{{'<|' + message['role'] + '|>\n' + message['content'] + '<|end|>\n'}}{% endfor %}"
    "{% if add_generation_prompt %}{{ '<|assistant|>\n' }}{% endif %}"
)
QWEN_3 = (
    "{% for message in messages %}{% set content = message.content %}"
    "{% if message.role == 'assistant' and '</think>' in content %}"
    "{% set content = content.split('</think>')[-1].lstrip('\n') %}{% endif %}"
    "{% if message.role == 'user' and content.startswith('<tool_response>') %}{{ '[tool]' }}{% endif %}"
    "{{ '<|im_start|>' + message.role + '\n' + content + '<|im_end|>\n' }}{% endfor %}"
    "{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}"
)
DEEPSEEK = (
    "{{ bos_token }}{% for message in messages %}{% set content = message['content'] %}"
    "{% if message['role'] == 'user' %}{{ '<|User|>' + content }}{% endif %}"
    "{% if message['role'] == 'assistant' %}"
    "{% if '</think>' in content %}{% set content = content.split('</think>')[-1] %}{% endif %}"
    "{{ '<|Assistant|>' + content + '<|end_of_text|>' }}{% endif %}"
    "{% if message['role'] == 'system' %}{{ content }}{% endif %}{% endfor %}"
    "{% if add_generation_prompt %}{{ '<|Assistant|><think>\n' }}{% endif %}"
)
_TEXT = ["the quick brown fox jumps over the lazy dog <|im_end|> system user", "x < y | z > end <s> </s> im_end"]
_WORDS = Regex(r"[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+")


def _byte_level(pre_tokenizer: Any, special: list[str], **model: Any) -> RawTokenizer:
    raw = RawTokenizer(models.BPE(**model))
    raw.pre_tokenizer, raw.decoder = pre_tokenizer, decoders.ByteLevel()
    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    raw.train_from_iterator(
        _TEXT,
        trainers.BpeTrainer(vocab_size=340, initial_alphabet=alphabet, special_tokens=special, show_progress=False),
    )
    return raw


def _sentencepiece(special: list[str], normalizer: Any, pre_tokenizer: Any = None) -> RawTokenizer:
    raw = RawTokenizer(models.BPE(byte_fallback=True, unk_token="<unk>", fuse_unk=True))
    raw.normalizer, raw.pre_tokenizer = normalizer, pre_tokenizer
    in_bytes = [f"<0x{byte:02X}>" for byte in range(256)]
    trainer = trainers.BpeTrainer(vocab_size=400, special_tokens=[*special, *in_bytes], show_progress=False)
    raw.train_from_iterator([text.replace(" ", "▁") for text in _TEXT], trainer)
    # In such models the bytes are no added tokens.
    model = raw.model
    fresh = RawTokenizer(model)
    fresh.normalizer, fresh.pre_tokenizer = normalizer, pre_tokenizer
    fresh.decoder = decoders.Sequence([decoders.Replace("▁", " "), decoders.ByteFallback(), decoders.Fuse()])
    fresh.add_special_tokens([AddedToken(text, normalized=False, special=True) for text in special])
    return fresh


def _with_bos(raw: RawTokenizer, bos: str) -> RawTokenizer:
    raw.post_processor = processors.TemplateProcessing(single=f"{bos} $A", special_tokens=[(bos, raw.token_to_id(bos))])
    return raw


def _chatml() -> tuple[RawTokenizer, dict[str, Any]]:
    special = ["<|endoftext|>", "<|im_start|>", "<|im_end|>"]
    words = pre_tokenizers.Sequence([pre_tokenizers.Digits(individual_digits=True), pre_tokenizers.ByteLevel(False)])
    return _byte_level(words, special), {"eos_token": "<|im_end|>", "chat_template": CHATML}


def _qwen_3() -> tuple[RawTokenizer, dict[str, Any]]:
    raw, settings = _chatml()
    raw.add_tokens([AddedToken(text, normalized=False) for text in ("<think>", "</think>", "<tool_response>")])
    return raw, {**settings, "eos_token": "<|endoftext|>", "chat_template": QWEN_3}


def _gemma() -> tuple[RawTokenizer, dict[str, Any]]:
    special = ["<pad>", "<eos>", "<bos>", "<unk>", "<start_of_turn>", "<end_of_turn>"]
    raw = _sentencepiece(special, normalizers.Replace(" ", "▁"), pre_tokenizers.Split(" ", "merged_with_previous"))
    raw.add_tokens([AddedToken(text, normalized=False) for text in ("\n", "\n\n")])
    settings = {"bos_token": "<bos>", "eos_token": "<eos>", "unk_token": "<unk>", "chat_template": GEMMA}
    return _with_bos(raw, "<bos>"), settings


def _llama_3() -> tuple[RawTokenizer, dict[str, Any]]:
    split = pre_tokenizers.Split(_WORDS, "isolated")
    words = pre_tokenizers.Sequence([split, pre_tokenizers.ByteLevel(False, use_regex=False)])
    raw = _byte_level(words, [], ignore_merges=True)
    special = ["<|begin_of_text|>", "<|end_of_text|>", "<|start_header_id|>", "<|end_header_id|>", "<|eot_id|>"]
    raw.add_special_tokens([AddedToken(text, normalized=False, special=True) for text in special])
    settings = {"bos_token": "<|begin_of_text|>", "eos_token": "<|end_of_text|>", "chat_template": LLAMA_3}
    return _with_bos(raw, "<|begin_of_text|>"), settings


def _llama_2(normalizer: Any, pre_tokenizer: Any = None) -> tuple[RawTokenizer, dict[str, Any]]:
    raw = _sentencepiece(["<unk>", "<s>", "</s>"], normalizer, pre_tokenizer)
    settings = {"bos_token": "<s>", "eos_token": "</s>", "unk_token": "<unk>", "chat_template": LLAMA_2}
    return _with_bos(raw, "<s>"), settings


def _llama_2_prepending() -> tuple[RawTokenizer, dict[str, Any]]:
    return _llama_2(normalizers.Sequence([normalizers.Prepend("▁"), normalizers.Replace(" ", "▁")]))


def _llama_2_metaspace() -> tuple[RawTokenizer, dict[str, Any]]:
    return _llama_2(None, pre_tokenizers.Metaspace("▁", prepend_scheme="first", split=False))


def _phi_3() -> tuple[RawTokenizer, dict[str, Any]]:
    raw, settings = _llama_2_prepending()
    raw.add_special_tokens(
        [
            AddedToken(text, normalized=False, special=True, rstrip=True)
            for text in ("<|user|>", "<|assistant|>", "<|system|>", "<|end|>")
        ]
    )
    return raw, {**settings, "chat_template": PHI_3}


def _deepseek() -> tuple[RawTokenizer, dict[str, Any]]:
    """A tokenizer whose markers of turns are no special tokens."""
    raw, settings = _llama_3()
    raw.add_tokens(
        [AddedToken(text, normalized=False) for text in ("<|User|>", "<|Assistant|>", "<think>", "</think>")]
    )
    return raw, {**settings, "chat_template": DEEPSEEK}


def _lower_case() -> tuple[RawTokenizer, dict[str, Any]]:
    """A tokenizer that looks for its end token in lower-cased text."""
    raw, _ = _chatml()
    raw.normalizer = normalizers.Lowercase()
    raw.add_special_tokens([AddedToken("<end>", normalized=True, special=True)])
    template = "{% for message in messages %}{{ message['content'] + '<end>' }}{% endfor %}"
    return raw, {"eos_token": "<end>", "chat_template": template}


#: Tokenizer and settings, by family.
TOKENIZERS: dict[str, Callable[[], tuple[RawTokenizer, dict[str, Any]]]] = {
    "chatml": _chatml,
    "qwen-3": _qwen_3,
    "gemma": _gemma,
    "llama-3": _llama_3,
    "llama-2": _llama_2_prepending,
    "llama-2-metaspace": _llama_2_metaspace,
    "phi-3": _phi_3,
    "deepseek": _deepseek,
    "lower-case": _lower_case,
}


def write_tokenizer(directory: Path, family: str, **settings: Any) -> None:
    """Write a family's tokenizer. `settings`: replace the family's, see `PreTrainedTokenizerFast`."""
    raw, own = TOKENIZERS[family]()
    settings = {"clean_up_tokenization_spaces": False, **own, **settings}
    template = settings.pop("chat_template")
    tokenizer = PreTrainedTokenizerFast(tokenizer_object=raw, **settings)
    if template is not None:
        tokenizer.chat_template = template
    tokenizer.save_pretrained(str(directory))
