import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { AnyCall, CallFamily, SaidBy, ReportedBy } from '../../../contract/call/call';
import { none } from '../../../contract/call/parameters';
import { mayBeDone, saysNotThere } from '../../domain/gateway/failure';
import { pageFrom, PageRequest } from '../../domain/page/page';
import type { Families } from '../../../contract/families';
import type { AnswerOf, GivenTo, Taken, Returned, UploadOptions } from '../../ports/asked';
import type { CallForms } from '../../ports/call-forms';
import type { Call, WriteOptions } from '../../ports/call';
import type { ChosenFile } from '../../ports/chosen-file';
import type { CallShape, GatewayCaller } from './gateway-caller';
import { keyOf } from './key-of';
import type { Judge } from './read-answer';
import { doneByResult, doneByState, placedOrDone, tokenOrPerson, tokenOrRefusal } from './said-code';

const judges: Readonly<Record<SaidBy, Judge>> = {
  resultCode: doneByResult,
  state: doneByState,
  orderNo: placedOrDone,
  token: tokenOrRefusal,
  tokenOrPerson,
};

const handled: Readonly<Record<ReportedBy, CallShape<unknown, unknown>['handledByCaller']>> = {
  shell: false,
  caller: true,
  screen: mayBeDone,
  callerWhenNotThere: (failure) => saysNotThere(failure) || mayBeDone(failure),
};

const Keyed = t.type({ key: t.string });
const bringsFile = (given: unknown): given is { readonly file: ChosenFile } =>
  t.UnknownRecord.is(given) && typeof given.file === 'object' && given.file !== null && 'slice' in given.file;
const AnyPart = t.type({
  list: t.readonlyArray(t.unknown),
  total: t.union([t.number, t.null]),
  next: t.union([t.string, t.null]),
});

/** From a form of the domain's own to that of the wire, and back, for the calls of a family that have one. */
export type Forming<Family extends keyof CallForms> = {
  readonly [Name in keyof CallForms[Family] & keyof Families[Family]]: {
    readonly send?: (
      given: Taken<Families[Family], CallForms[Family], Name>,
    ) => GivenTo<Families[Family][Name]>;
    readonly read?: (
      answer: AnswerOf<Families[Family][Name]>,
    ) => Returned<Families[Family], CallForms[Family], Name>;
  };
};

/** The same, of a call that is not known. */
export interface AnyForms {
  send?(given: unknown): unknown;
  read?(answer: unknown): unknown;
}

/** A list says how to ask for its next page; any other field is passed on. */
const whole = (given: unknown, answer: unknown): unknown =>
  AnyPart.is(answer) && PageRequest.is(given) ? pageFrom(given, answer) : answer;

const notLoggedIn: Call<never> = () => Promise.resolve(E.left({ kind: 'notLoggedIn' }));

const method = (caller: GatewayCaller, value: AnyCall, forms: AnyForms = {}) => {
  const ask = (given: unknown, options: WriteOptions & UploadOptions = {}): Call<unknown> => {
    const sent = forms.send === undefined ? given : forms.send(given);
    const { method, path, safe, reportedBy, saidBy, host, brings, onlyWithToken = false } = value;
    const asked = caller.call(
      {
        method,
        path,
        safe,
        params: value.parameters.encode(sent),
        codec: value.answer,
        handledByCaller: handled[reportedBy],
        ...keyOf(value.key === 'needed' && Keyed.is(given) ? given : options),
        ...(saidBy === undefined ? {} : { judge: judges[saidBy] }),
        ...(brings === 'file' && bringsFile(given)
          ? { file: { content: given.file, onProgress: options.onProgress } }
          : {}),
        ...(host === undefined ? {} : { straightTo: host }),
        read: (answer) => {
          const returned = whole(sent, answer);
          return E.right(forms.read === undefined ? returned : forms.read(returned));
        },
      },
      options,
    );
    return () => (onlyWithToken && caller.token() === null ? notLoggedIn() : asked());
  };
  return value.parameters === none ? (options?: WriteOptions) => ask(undefined, options) : ask;
};

/** The port to a family of calls, over the wire. */
export const askOver = (
  caller: GatewayCaller,
  family: CallFamily,
  forming: Readonly<Record<string, AnyForms | undefined>> = {},
): object =>
  Object.fromEntries(
    Object.entries(family).map(([name, value]) => [name, method(caller, value, forming[name])]),
  );
