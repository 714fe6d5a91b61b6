import type { Either } from 'fp-ts/Either';
import type { Refusal, RefusalName } from '../../../../../contract/refusal/refusal';
import type { Session } from '../../../domain/session/session';
import type { Visitor } from '../../../domain/session/visitor';

export type CallParameters = Readonly<Record<string, string>>;

/** The payload of `data`, or the refusal. */
export type CallResult = Promise<Either<Refusal, unknown>>;

export interface PublicContext {
  /** The Idempotency-Key header; null where there is none. */
  readonly idempotencyKey: string | null;
  readonly parameters: CallParameters;
  /** null for a visitor; who it is comes from the token alone. */
  readonly session: Session | null;
  readonly visitor: Visitor;
  /** What the caller's program says it is; nothing is decided by it. */
  readonly agent: string;
}

export interface MemberContext {
  /** The Idempotency-Key header; null where there is none. */
  readonly idempotencyKey: string | null;
  readonly parameters: CallParameters;
  readonly session: Session;
  readonly token: string;
  readonly visitor: Visitor;
  /** What the caller's program says it is; nothing is decided by it. */
  readonly agent: string;
}

/** The fields and the file of a multipart body. */
export interface Multipart {
  readonly fields: CallParameters;
  /** As the sender calls it. */
  readonly fileName: string;
  readonly content: Uint8Array;
}

/** Reads the body when it is wanted, which is after the caller is known; once. */
export type ReadMultipart = () => Promise<Either<Refusal, Multipart>>;

export interface UploadContext extends MemberContext {
  readonly multipart: ReadMultipart;
}

export interface StreamedContext extends MemberContext {
  /** Aborted when the connection of the request ends. */
  readonly gone: AbortSignal;
}

/** The events of an answer in parts. */
export class EventBody {
  constructor(readonly stream: ReadableStream<Uint8Array>) {}
}

/** The text of an answer that holds the content of a file: it is written as the file is read. */
export class ContentBody {
  constructor(
    readonly stream: ReadableStream<Uint8Array>,
    /** In bytes. */
    readonly length: number,
  ) {}
}

interface Listed {
  /** What X-Gateway-Path names. A path without an entry does not exist. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  /** Its refusals in addition to those of any call. */
  readonly refusals: readonly RefusalName[];
  /** Whether its answer has its code in `state` too (cancelPay, product.md §5). */
  readonly answersState?: boolean;
  /** What it decides about a deal, for the security log; absent where it decides nothing. */
  readonly decides?: (parameters: CallParameters) => string;
  /** Whether logins end with it, which the security log records. */
  readonly endsSessions?: boolean;
}

/**
 * One call of the gateway. 'public' needs no token, 'session' any valid one,
 * 'account' one of an account that was not deactivated; 'upload' the same, and brings a file; 'streamed' the same, and
 * is answered in parts.
 */
export type Call =
  | (Listed & { readonly access: 'public'; readonly answer: (context: PublicContext) => CallResult })
  | (Listed & {
      readonly access: 'session' | 'account';
      readonly answer: (context: MemberContext) => CallResult;
    })
  | (Listed & {
      readonly access: 'streamed';
      /** The events of the answer, or the refusal. */
      readonly answer: (context: StreamedContext) => Promise<Either<Refusal, EventBody>>;
    })
  | (Listed & { readonly access: 'upload'; readonly answer: (context: UploadContext) => CallResult });
