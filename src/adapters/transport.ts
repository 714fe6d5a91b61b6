import type { ChosenFile } from '../ports/chosen-file';

/** A file that goes out with a call, which then is multipart/form-data. */
export interface WireFile {
  readonly content: ChosenFile;
  /** Called with how many of its bytes have been sent, never more than its size. */
  readonly onProgress?: ((sent: number) => void) | undefined;
}

/** A call of the gateway as the wire needs it: the real path, and the parameters as text. */
export interface WireCall {
  readonly method: 'GET' | 'POST';
  /** Such as '/webapp/register!get.action'. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** null for a visitor. */
  readonly token: string | null;
  readonly signal: AbortSignal | undefined;
  readonly file?: WireFile | undefined;
  /** A UUID by which a write that is repeated is recognised (contract: Idempotency-Key). */
  readonly idempotencyKey?: string | undefined;
  /** Asked straight instead of through the proxy endpoint. */
  readonly straightTo?: 'payHost' | undefined;
}

/** How a call ended on the wire, before anybody has read the answer. */
export type WireAnswer =
  | { readonly kind: 'answered'; readonly status: number; readonly body: string }
  /** The answer grew beyond what is ever read. */
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'cancelled' };

/** Carries a call to the gateway and brings what came back. Never rejects, never repeats. */
export interface Transport {
  readonly send: (call: WireCall) => Promise<WireAnswer>;
}
