/**
 * Length of a text in bytes: 1 up to U+007F, 2 up to U+07FF, 3 beyond, counted per code point; a lone
 * surrogate is a code point too. Source: product.md §5, VAL-02.
 */
export function byteLength(text: string): number {
  let length = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    length += point <= 0x7f ? 1 : point <= 0x7ff ? 2 : 3;
  }
  return length;
}
