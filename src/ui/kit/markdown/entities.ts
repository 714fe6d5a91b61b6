/**
 * The named characters that texts about companies and money use. The whole table of HTML has 2,231 names and would be
 * larger than the page that shows the answer.
 */
const names: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'amp& lt< gt> quot" apos\' nbsp\u00A0 ensp\u2002 emsp\u2003 thinsp\u2009 shy\u00AD ' +
    'ge≥ geq≥ le≤ leq≤ ne≠ asymp≈ approx≈ equiv≡ times× divide÷ plusmn± minus− infin∞ sum∑ radic√ prop∝ lowast∗ ast* ' +
    'middot· bull• hellip… mdash— ndash– lsquo‘ rsquo’ ldquo“ rdquo” laquo« raquo» prime′ Prime″ tilde˜ ' +
    'deg° permil‰ percnt% num# yen¥ euro€ pound£ cent¢ dollar$ copy© reg® trade™ sect§ para¶ dagger† ' +
    'larr← rarr→ uarr↑ darr↓ harr↔ lArr⇐ rArr⇒ hArr⇔ check✓ star☆ starf★ ' +
    'alpha\u03B1 beta\u03B2 gamma\u03B3 delta\u03B4 mu\u03BC pi\u03C0 sigma\u03C3 omega\u03C9 Delta\u0394 Sigma\u03A3 Omega\u03A9 micro\u00B5 ' +
    'frac12½ frac14¼ frac34¾ sup1¹ sup2² sup3³ lpar( rpar) lsqb[ rsqb] lbrack[ rbrack] verbar| vert| colon: comma, period.'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, -1), entry.slice(-1)]),
);

const entity = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z][A-Za-z\d]{1,7}));/g;

/** The character of a number; U+FFFD for one that no text may hold. */
const characterOf = (code: number): string =>
  code === 0 || code > 0x10_ff_ff || (code >= 0xd8_00 && code <= 0xdf_ff)
    ? '\uFFFD'
    : String.fromCodePoint(code);

/** A text with the characters that its entities name; an unknown name stays as it is written. No HTML is parsed. */
export const withoutEntities = (text: string): string =>
  text.replaceAll(entity, (written: string, decimal?: string, hexadecimal?: string, name?: string) => {
    if (decimal !== undefined) return characterOf(Number(decimal));
    if (hexadecimal !== undefined) return characterOf(Number.parseInt(hexadecimal, 16));
    return name !== undefined && Object.hasOwn(names, name) ? (names[name] ?? written) : written;
  });
