/** The signs of a number: digits and capitals, without those that are taken for others when they are read aloud. */
export const evidenceSigns = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Its length in characters: too long to be guessed. */
export const evidenceLength = 20;

const number = new RegExp(`^HP-[${evidenceSigns}]{${evidenceLength}}$`);
const sha256 = /^[0-9a-f]{64}$/;

/** The longest text that is looked at. */
export const longestTypedEvidence = 200;

/**
 * The evidence that a typed or printed text names: the number of an NDA's evidence, or the SHA-256 of its file; null for
 * any other text. Total and pure.
 */
export const askedEvidence = (text: string): string | null => {
  if (text.length > longestTypedEvidence) return null;
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\s\u2010-\u2015]+/gu, (part) => (/\s/u.test(part) ? '' : '-'));
  if (number.test(plain.toUpperCase())) return plain.toUpperCase();
  return sha256.test(plain.toLowerCase()) ? plain.toLowerCase() : null;
};

/** The number that these random bytes make, one sign of each. */
export const evidenceNumber = (bytes: Uint8Array): string =>
  `HP-${Array.from(bytes.slice(0, evidenceLength), (byte) => evidenceSigns[byte % evidenceSigns.length]).join('')}`;
