import type { Refusal } from '../../../../contract/refusal/refusal';

/** What a call is answered with: an HTTP status and a JSON text. */
export interface CallAnswer {
  readonly status: number;
  readonly body: string;
  /** In place of the body: an answer in parts, as server-sent events. */
  readonly events?: ReadableStream<Uint8Array>;
  /** In place of the body: a JSON text of this length that is written piece by piece. */
  readonly content?: { readonly stream: ReadableStream<Uint8Array>; readonly length: number };
}

/** product.md §8: 200 and the payload in `data`. */
export const succeeded = (data: unknown): CallAnswer => ({
  status: 200,
  body: JSON.stringify({ resultCode: 200, data }),
});

/** The same answer with its code in `state` as well as in `resultCode`, as text. */
export const withState = ({ status, body }: CallAnswer): CallAnswer => ({
  status,
  body: body.replace(/^\{"resultCode":(\d+)/, '{"state":"$1","resultCode":$1'),
});

/**
 * The code and the words of a refusal, how long to wait where that helps, and what has changed; HTTP says 200, because
 * the call itself was understood.
 */
export const refused = ({ code, text, retryAfter, changedTo }: Refusal): CallAnswer => ({
  status: 200,
  body: JSON.stringify({
    resultCode: code,
    resultMsg: text,
    ...(retryAfter === undefined && changedTo === undefined ? {} : { data: { retryAfter, changedTo } }),
  }),
});

/** A call that was not understood at all: HTTP says so too. */
export const rejected = (refusal: Refusal): CallAnswer => ({ ...refused(refusal), status: refusal.code });
