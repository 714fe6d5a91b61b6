import { nationalPhone } from '../phone/national-phone';
import { plainCode } from '../verification-code/plain-code';

/** A phone number, and the code that was sent to it. */
export interface PhoneProof {
  readonly userName: string;
  /** Dialling code without a plus. */
  readonly countryCode: string;
  /** The code as it was typed. */
  readonly caption: string;
}

/** Mainland China, the default (LOG-04). */
export const defaultCountryCode = '86';

/**
 * A proof as it is sent: the phone plain, without its dialling code (LOG-03), an empty country taken as the default (LOG-04), and no
 * space in the code, into which a keyboard may put one.
 */
export function phoneProof({ userName, countryCode, caption }: PhoneProof): PhoneProof {
  const typed = countryCode.trim();
  const country = typed === '' ? defaultCountryCode : typed;
  return {
    userName: nationalPhone(userName, country),
    countryCode: country,
    caption: plainCode(caption),
  };
}
