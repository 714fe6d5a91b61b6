import { plainPhone } from './plain-phone';

/** The prefix of a dialling code in international notation. */
const outOfTheCountry = ['+', '00'];

/**
 * A number as it is sent with its dialling code: plain, and without that same code before it, which address books
 * and other applications put there: '+86 138 5120 6614' → '13851206614'. One of another country stays as it is.
 * @param countryCode the dialling code without a plus. Source: LOG-03, VAL-06
 */
export const nationalPhone = (typed: string, countryCode: string): string => {
  const phone = plainPhone(typed);
  const before = outOfTheCountry
    .map((sign) => `${sign}${countryCode}`)
    .find((start) => phone.startsWith(start));
  return before === undefined ? phone : phone.slice(before.length);
};
