/** A state of ours and a code of WeChat's: neither has anything else in it. */
const shape = /^[\w-]{1,256}$/;

const parameters = ['code', 'state'];

/** The address without what WeChat added to its query; everything else stays as it was spelled. */
const withoutAnswer = (before: string, query: string, after: string): string => {
  const left = query
    .split('&')
    .filter((part) => part !== '' && !parameters.includes(part.split('=')[0] ?? ''));
  return `${before}${left.length === 0 ? '' : `?${left.join('&')}`}${after}`;
};

/** With what a person came back from WeChat's page about the payer. */
export interface PayerReturn {
  /** Null when WeChat gave none. */
  readonly code: string | null;
  /** The page that was left, without code and state. */
  readonly address: string;
}

/**
 * Reads what WeChat's page added to the address of the page that was left (PAY-08).
 * @param asked the state of the request; null when there was no request
 * @returns null for an address that does not answer the request; its parameters are not used
 */
export function readPayerReturn(address: string, asked: string | null): PayerReturn | null {
  if (asked === null || !shape.test(asked)) return null;
  const [, before = '', query = '', after = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const said = new URLSearchParams(query);
  if (said.get('state') !== asked) return null;
  const code = said.get('code');
  return {
    code: code !== null && shape.test(code) ? code : null,
    address: withoutAnswer(before, query, after),
  };
}
