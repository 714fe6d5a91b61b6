import type { ErrorsOf } from '../account-form/errors-of';

/** To whom a ticket is given, as it is typed. */
export interface OfferForm {
  readonly name: string;
  readonly phone: string;
}

/** A phone as it is sent. */
export const sentPhone = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

/** What must be mended before a ticket is offered; empty when all is well (VAL-06). */
export const offerErrors = ({ name, phone }: OfferForm): ErrorsOf<OfferForm> => ({
  ...(Array.from(name.trim()).length < 2 ? { name: '请填写对方的姓名' } : {}),
  ...(/^\+?\d{6,15}$/.test(sentPhone(phone)) ? {} : { phone: '请填写对方的手机号' }),
});
