/** What has no meaning of its own in a pattern, with any flags. */
const isPlain = /^[\p{L}\p{N}]$/u;

/**
 * Returns the source of a pattern that matches exactly this text, for patterns with the flag u or v. All but letters and
 * digits is written by its code point: the flag u refuses to escape a hyphen outside a class, v asks for it inside one.
 */
export const escapePattern = (text: string): string =>
  Array.from(text, (sign) =>
    isPlain.test(sign) ? sign : `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`,
  ).join('');
