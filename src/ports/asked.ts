import type { CallFamily, CallValue } from '../../contract/call/call';
import type { PartOfList } from '../../contract/codec/page';
import type { Page } from '../domain/page/page';
import type { Call, CallOptions, WriteOptions } from './call';
import type { ChosenFile } from './chosen-file';

/** What goes along with the parameters of a call: its key where it always carries one, a file. */
type KeyPart<C> = (C extends { readonly key: 'needed' } ? { readonly key: string } : unknown) &
  (C extends { readonly brings: 'file' } ? { readonly file: ChosenFile } : unknown);

/** What a call takes. */
export type GivenTo<C> = C extends CallValue<infer P, infer _A, infer _K> ? P & KeyPart<C> : never;

/** The answer of a call that only succeeds or fails. */
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
export type Returned<F extends CallFamily, Forms, Name extends keyof F> = Own<
  Forms,
  Name,
  'answer',
  AnswerOf<F[Name]>
>;

export interface UploadOptions extends CallOptions {
  /** Called after each sent part with the bytes of the file so far, never more than its size. */
  readonly onProgress?: (sent: number) => void;
}

type OptionsOf<C> = C extends { readonly key: 'taken' }
  ? WriteOptions
  : C extends { readonly brings: 'file' }
    ? UploadOptions
    : CallOptions;

type Ask<Given, A, Options> = [Given] extends [undefined]
  ? (options?: Options) => Call<A>
  : (given: Given, options?: Options) => Call<A>;

/** The port to a family of calls: a method for each. The forms of its own are held to the family where they are declared. */
export type Asked<F extends CallFamily, Forms = object> = {
  readonly [Name in keyof F]: Ask<Taken<F, Forms, Name>, Returned<F, Forms, Name>, OptionsOf<F[Name]>>;
};
