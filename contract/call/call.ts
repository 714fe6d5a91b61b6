import type * as t from 'io-ts';
import type { RefusalName } from '../refusal/refusal';
import type { WireParameters } from './parameters';

/** Who may make a call: anybody, a user with a session, or a member whose account was not deactivated. */
export type CallAccess = 'public' | 'session' | 'account';

/**
 * What says that it was done, where that is not the answer's code alone: one of its two codes before the other, which
 * must be there (product.md §5), or the thing that was asked for.
 */
export type SaidBy = 'resultCode' | 'state' | 'orderNo' | 'token' | 'tokenOrPerson';

/**
 * Who reports a failure to the person: the shell of the application or the caller (PAY-03, LAY-07). `screen`: the
 * screen says in its place that nothing could be read, the shell reports what the gateway refused (GAT-06, GAT-07).
 * `callerWhenNotThere`: the same, and the screen also says that the thing is not there.
 */
export type ReportedBy = 'shell' | 'caller' | 'screen' | 'callerWhenNotThere';

/** Whether a write carries an Idempotency-Key: never, if the caller gives one, or always (PAY-13). */
export type KeyOfCall = 'none' | 'taken' | 'needed';

/**
 * One call of the wire. Both sides are made from it: the client encodes `parameters` and decodes `answer`, the gateway
 * does it the other way round, and the documents show both.
 */
export interface CallValue<P, A, K extends KeyOfCall = KeyOfCall, By extends CallAccess = CallAccess> {
  readonly method: 'GET' | 'POST';
  /** Goes in X-Gateway-Path; of the pay host it is the path itself. */
  readonly path: string;
  readonly access: By;
  readonly parameters: t.Type<P, WireParameters>;
  readonly answer: t.Type<A, unknown>;
  /** Only reads, so that it may be repeated when no answer came (GAT-08). */
  readonly safe: boolean;
  readonly key: K;
  readonly reportedBy: ReportedBy;
  /** What it is refused with, in addition to what any call is, and what its access and its key bring. */
  readonly refusals: readonly RefusalName[];
  readonly saidBy?: SaidBy;
  /** Ends logins of the account, which the security log notes. */
  readonly endsSessions?: true;
  /** Not made without a token, which fails as 'not logged in' (SES-06). */
  readonly onlyWithToken?: true;
  /** A file comes along, as multipart. */
  readonly brings?: 'file';
  /** Answered in parts, as server-sent events, each of the answer's codec; a refusal is answered as by any other call. */
  readonly streams?: true;
  /** What `data` holds, where `answer` hands it on as it came: the caller decodes it in a state of its own. */
  readonly holds?: t.Decoder<unknown, unknown>;
  /** Asked straight, not through the gateway. */
  readonly host?: 'payHost';
}

/** A call of unknown parameters and answer. */
export type AnyCall = Omit<CallValue<unknown, unknown>, 'parameters' | 'answer'> & {
  readonly parameters: { encode(value: unknown): WireParameters };
  readonly answer: t.Decoder<unknown, unknown>;
};

/** The calls about one thing, by name. */
export type CallFamily = Readonly<Record<string, AnyCall>>;

/** A call, its types taken from its codecs. */
export const call = <P, A, K extends KeyOfCall, By extends CallAccess>(
  value: CallValue<P, A, K, By>,
): CallValue<P, A, K, By> => value;

/** The same call, which brings a file. */
export const bringingFile = <C extends AnyCall>(value: C): C & { readonly brings: 'file' } => ({
  ...value,
  brings: 'file',
});
