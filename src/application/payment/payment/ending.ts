import type { PaymentCause } from '../../../domain/payment/outcome';

/** What an actor ended with, for guards and actions. */
export const output = <Output>({ event }: { readonly event: { readonly output: Output } }): Output =>
  event.output;

/** The transition by which a way of paying fails. */
export const endsWith = <Cause extends PaymentCause>(cause: Cause) =>
  ({ target: 'ended', actions: { type: 'noteCause', params: { cause } } }) as const;

export const leftForGood = { target: 'left', actions: 'noteLeft' } as const;
