import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';

/** What the signature service answers (product.md §5); some write the time as a number. */
const Answer = t.type(
  { appid: t.string, timestamp: t.union([t.string, t.number]), nonce: t.string, Signature: t.string },
  'Signature',
);

export interface Signature {
  readonly appId: string;
  readonly timestamp: number;
  readonly nonceStr: string;
  readonly signature: string;
}

/** Signs an address for WeChat's JS-SDK; rejects when no signature comes. */
export type Sign = (address: string) => Promise<Signature>;

const signLimitMs = 10_000;

/** The signature service at an address; '' is none. */
export const signatureService =
  (window: Pick<Window, 'fetch'>, service: string, appId: string): Sign =>
  async (url) => {
    if (service === '') throw new Error('no signature service');
    const response = await window.fetch(`${service}/signature`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ url, appId }),
      signal: AbortSignal.timeout(signLimitMs),
    });
    const decoded = Answer.decode(await response.json());
    if (!isRight(decoded)) throw new Error('the signature service answered something else');
    const { appid, timestamp, nonce, Signature } = decoded.right;
    return { appId: appid, timestamp: Number(timestamp), nonceStr: nonce, signature: Signature };
  };
