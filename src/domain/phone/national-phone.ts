import { plainPhone } from './plain-phone';

/**
 * A number without the dialling code that stands before its field, which comes along when it is pasted or filled in
 * from a card: '+86 138 5120 6614' → '13851206614' for 86. Anything else is made plain only. Source: VAL-06, LOG-03
 * @param countryCode the dialling code without a plus
 */
export const nationalPhone = (typed: string, countryCode: string): string => {
  const plain = plainPhone(typed);
  const own = `+${countryCode}`;
  return /^\+\d+$/.test(plain) && plain.startsWith(own) ? plain.slice(own.length) : plain;
};
