import { formedText } from '../codec/formed-text';
import { sentCodeDigits } from '../rules/text-limits';

/** A phone: the digits of the country, or '+' with dialling code and digits. */
export const PhoneText = formedText('phone: 4 to 15 digits, with + before the dialling code of its country', {
  pattern: '^\\+?[0-9]{4,15}$',
});

/** A dialling code without a plus; '' is 86. */
export const CountryCodeText = formedText('dialling code without a plus; absent and empty are 86', {
  pattern: '^(?:[1-9][0-9]{0,3})?$',
});

/** A code that was sent by text message. */
export const SentCodeText = formedText(`the code of ${sentCodeDigits} digits that was sent`, {
  pattern: `^[0-9]{${sentCodeDigits}}$`,
});
