import { randomUUID } from 'node:crypto';
import type { AnyCall } from '../../../contract/call/call';
import { EventLines } from '../../../contract/assistant/event-lines';
import { families } from '../../../tools/docs/contract/documented-families';
import { tokenOf } from '../../support/gateway/log-in';
import type { TestGateway } from '../../support/gateway/test-gateway';
import { publishedContract } from './published-contract';

type Given = Readonly<Record<string, string>>;

/** A request and its answer, with what the published contract says against them. */
export interface Exchange {
  /** The call, as 'sale.list'. */
  readonly call: string;
  readonly code: number;
  readonly faults: readonly string[];
}

/** Every call of the contract by the name of its family and its own: 'sale.list'. */
export const everyCall: ReadonlyMap<string, AnyCall> = new Map(
  families.flatMap(({ name, calls }) =>
    Object.entries(calls).map(([own, value]) => [`${name.replace(/Calls$/, '')}.${own}`, value] as const),
  ),
);

export interface Asking {
  /** An account of the world, or a token; a visitor where it is left out. */
  readonly as?: string;
  readonly token?: string;
  readonly file?: File;
}

/** Makes calls as the client does, over HTTP, and judges each of them by the published contract. */
export const recorderOf = (gateway: TestGateway, root: string) => {
  const published = publishedContract(root);
  const exchanges: Exchange[] = [];
  const tokens = new Map<string, string>();

  const tokenFor = async (account: string): Promise<string> => {
    const known = tokens.get(account) ?? (await tokenOf(gateway, account));
    tokens.set(account, known);
    return known;
  };

  const send = async (
    value: AnyCall,
    given: Given,
    headers: Given,
    file: File | undefined,
  ): Promise<Response> => {
    const isRead = value.method === 'GET';
    const query = new URLSearchParams({ ...(isRead ? given : {}), t: '1795309920000' }).toString();
    if (value.host === 'payHost') {
      const straight = new URLSearchParams(given).toString();
      return fetch(`${gateway.secondUrl}${value.path}?${straight}`, { headers });
    }
    const form = new FormData();
    for (const [name, text] of Object.entries(given)) form.append(name, text);
    if (file !== undefined) form.append('file', file);
    return fetch(`${gateway.url}/gateway?${query}`, {
      method: value.method,
      headers: { ...headers, 'X-Gateway-Path': value.path },
      ...(isRead ? {} : { body: file === undefined ? new URLSearchParams(given) : form }),
    });
  };

  /** Makes a call and answers its code and what `data` holds. */
  const call = async (
    name: string,
    given: Given = {},
    { as, token, file }: Asking = {},
  ): Promise<{ readonly code: number; readonly data: unknown; readonly text: string }> => {
    const value = everyCall.get(name);
    if (value === undefined) throw new Error(`no call ${name}`);
    const bearer = token ?? (as === undefined ? undefined : await tokenFor(as));
    const headers: Given = {
      ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
      ...(value.key === 'none' ? {} : { 'Idempotency-Key': randomUUID() }),
    };
    const response = await send(value, given, headers, file);
    const raw = await response.text();
    const operation = published.operationOf(value.path, value.method);
    const request = operation.request(file === undefined ? given : { ...given, file: '' }, headers);
    const isEvents = response.headers.get('Content-Type')?.startsWith('text/event-stream') === true;
    const events = isEvents ? new EventLines().push(raw).map((line): unknown => JSON.parse(line)) : [];
    const body: unknown = isEvents ? { resultCode: 200, data: events } : JSON.parse(raw);
    const answered = body as {
      readonly resultCode: number;
      readonly data?: unknown;
      readonly resultMsg?: string;
    };
    const faults = [
      request === '' ? '' : `request: ${request}`,
      response.status === 200 ? '' : `HTTP ${response.status}`,
      ...(isEvents ? events.map(operation.event) : [operation.answer(body)]),
    ].filter((fault) => fault !== '');
    exchanges.push({ call: name, code: answered.resultCode, faults });
    return { code: answered.resultCode, data: answered.data, text: answered.resultMsg ?? '' };
  };

  /**
   * The same for a call that must be done.
   * @throws when it is refused, or when the field is not there
   */
  const done = async (
    name: string,
    given: Given = {},
    asking: Asking = {},
    field = 'id',
  ): Promise<string> => {
    const { code, data, text } = await call(name, given, asking);
    if (code !== 200) throw new Error(`${name}: ${code} ${text}`);
    const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, field) : undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };

  return { call, done, exchanges, tokenFor };
};

export type Recorder = ReturnType<typeof recorderOf>;
