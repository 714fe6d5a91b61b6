const mainland = /^1\d{10}$/;
const elsewhere = /^(?!86)[1-9]\d{0,3}-\d{4,14}$/;
const longestNumber = 15;

/** A number with its dialling code, as '+' and digits; the code can no longer be separated from the number. */
const international = /^\+[1-9]\d{4,14}$/;

const withCountry = (countryCode: string, digits: string): string | null => {
  if (countryCode === '86') return mainland.test(digits) ? digits : null;
  if (!elsewhere.test(`${countryCode}-${digits}`)) return null;
  return countryCode.length + digits.length <= longestNumber ? `+${countryCode}${digits}` : null;
};

/**
 * The phone of an account as it is stored: 11 digits for the mainland, '+' with dialling code and digits for others,
 * so that no two people share one. null when it is no valid phone.
 * @param userName as it was typed, in wide digits too; with a '+' it names its country itself
 * @param countryCode the dialling code without a plus; empty means 86 (product.md §3)
 */
export const accountPhone = (userName: string, countryCode: string): string | null => {
  const typed = userName.normalize('NFKC').trim();
  if (typed.startsWith('+86')) return withCountry('86', typed.slice(3));
  if (international.test(typed)) return typed;
  const country = countryCode.normalize('NFKC').trim();
  return withCountry(country === '' ? '86' : country, typed);
};
