import { none, some } from 'fp-ts/Option';
import { WireLeaf } from './leaf';

const whole = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Up to `most` bytes as base64 text (RFC 4648, padded), which stays a text; a longer one is refused unread. */
export const wireBase64 = (most: number): WireLeaf<string> => {
  const longest = Math.ceil(most / 3) * 4;
  const isWhole = (value: unknown): value is string =>
    typeof value === 'string' && value.length <= longest && whole.test(value);
  return new WireLeaf(
    'WireBase64',
    {
      types: ['string'],
      description: `up to ${most} bytes in base64`,
      schema: { contentEncoding: 'base64', maxLength: longest },
    },
    isWhole,
    (input) => (isWhole(input) ? some(input) : none),
    (text) => text,
  );
};
