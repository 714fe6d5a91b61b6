import type { CallFamily, CallValue } from '../../contract/call/call';
import type { PartOfList } from '../../contract/codec/page';
import type { Page } from '../domain/page/page';
import type { Call, CallOptions, WriteOptions } from './call';

/** What a call takes: its parameters, and its key where it always carries one. */
export type GivenTo<C> =
  C extends CallValue<infer P, infer _A, infer K>
    ? 'needed' extends K
      ? P & { readonly key: string }
      : P
    : never;

/** What is answered where only counts that the call was done. */
export type Done = ReturnType<() => void>;

/** What a call answers; a list with how to ask for what follows. */
export type AnswerOf<C> =
  C extends CallValue<infer _P, infer A, infer _K>
    ? A extends PartOfList<infer Item>
      ? Page<Item>
      : [A] extends [undefined]
        ? Done
        : A
    : never;

/** Where the domain has a form of its own for what a call takes or answers. */
export type OwnForms<F extends CallFamily> = {
  readonly [Name in keyof F]?: { readonly given?: unknown; readonly answer?: unknown };
};

type Own<Forms, Name, Side extends 'given' | 'answer', Else> = Name extends keyof Forms
  ? Forms[Name] extends Readonly<Record<Side, infer Form>>
    ? Form
    : Else
  : Else;

/** What the port's method takes. */
export type Taken<F extends CallFamily, Forms, Name extends keyof F> = Own<
  Forms,
  Name,
  'given',
  GivenTo<F[Name]>
>;

/** What the port's method answers. */
export type Told<F extends CallFamily, Forms, Name extends keyof F> = Own<
  Forms,
  Name,
  'answer',
  AnswerOf<F[Name]>
>;

type OptionsOf<C> = C extends { readonly key: 'taken' } ? WriteOptions : CallOptions;

type Ask<Given, A, Options> = [Given] extends [undefined]
  ? (options?: Options) => Call<A>
  : (given: Given, options?: Options) => Call<A>;

/** The port to a family of calls: a method for each. */
export type Asked<F extends CallFamily, Forms extends OwnForms<F> = object> = {
  readonly [Name in keyof F]: Ask<Taken<F, Forms, Name>, Told<F, Forms, Name>, OptionsOf<F[Name]>>;
};
