import { callGateway } from '../../../support/gateway/call';
import { takeFreeTicket } from '../../../../tools/process/free-ticket';
import type { BrowserGateway } from '../../support/gateway';
import { callAt, type CallKey } from './call-key';

/** The first row of a list of the member, as text; `field` holds the list in the answer. */
const firstOf = async (
  { url }: BrowserGateway,
  token: string,
  call: CallKey,
  { field = 'list', parameters = {} }: { field?: string; parameters?: Readonly<Record<string, string>> } = {},
): Promise<Readonly<Record<string, unknown>>> => {
  const { method, path } = callAt(call);
  const { data } = await callGateway(url, path, { method, token, parameters });
  const [first] =
    (data as Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>)[field] ?? [];
  if (first === undefined) throw new Error(`${call}: nothing is listed`);
  return first;
};

/** Addresses of things that are numbered when the database is made. */
const places: Readonly<Record<string, (gateway: BrowserGateway, token: string) => Promise<string>>> = {
  '{order}': async (gateway, token) =>
    `/pay/${String((await firstOf(gateway, token, 'order.list', { parameters: { page: '1', pageSize: '20' } }))['orderNo'])}`,
  '{ticket}': async (gateway, token) => {
    const held = await firstOf(gateway, token, 'ticket.mine', { field: 'tickets' }).catch(async () => {
      await takeFreeTicket(gateway.url, token, '沈知远');
      return firstOf(gateway, token, 'ticket.mine', { field: 'tickets' });
    });
    return `/user/conf/${String(held['id'])}`;
  },
  '{message}': async (gateway, token) =>
    `/message/${String((await firstOf(gateway, token, 'message.list', { parameters: { of: 'notice' } }))['id'])}`,
};

/** The address itself, or the one that a name in braces means. */
export const placeOf = async (address: string, gateway: BrowserGateway, token: string): Promise<string> =>
  (await places[address]?.(gateway, token)) ?? address;
