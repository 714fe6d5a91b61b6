/** A line has at most this many octets, its line break apart (RFC 5545, 3.1). */
const mostOctets = 75;

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

/**
 * A content line folded into lines of at most 75 octets in UTF-8, never inside a character: each further line begins
 * with a space, which counts.
 */
export const folded = (line: string): string => {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const more = octetsOf(character);
    if (octets + more > mostOctets) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += more;
  }
  return [...lines, current].join('\r\n');
};

/** Signs that a file cannot hold: control characters but tab and line feed, half a surrogate pair, noncharacters. */
const unwritable = /[^\P{Cc}\t\n]|\p{Surrogate}|\p{Noncharacter_Code_Point}/gu;

/** Every line break as a line feed, without the signs that a file cannot hold. */
const writable = (text: string): string =>
  text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(unwritable, '');

/** A text value: backslash, semicolon, comma and line break are escaped (RFC 5545, 3.3.11). */
export const textValue = (text: string): string =>
  writable(text)
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** An address as a value: without line breaks and other signs that an address cannot hold. */
export const addressValue = (address: string): string => writable(address).replace(/[\s"<>\\^`{|}]/g, '');
