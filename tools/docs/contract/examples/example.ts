import type { CallFamily, CallValue } from '../../../../contract/call/call';
import {} from '../../../../contract/values/duration';

/** An example of each call of a family: what is asked, and what is answered, in the forms that the codecs know. */
export type Examples<F extends CallFamily> = {
  readonly [Name in keyof F]: F[Name] extends CallValue<infer P, infer A>
    ? { readonly asked: P; readonly answered: A }
    : never;
};

/** When the examples happen. */
export const at = Date.UTC(2026, 10, 22, 1, 12);

/** What there is of a text that must be a decimal, a token …: what no codec knows is a mistake in the example. */
export const known = <A>(codec: { readonly is: (value: unknown) => value is A }, value: unknown): A => {
  if (codec.is(value)) return value;
  throw new Error(`an example is none: ${String(value)}`);
};
