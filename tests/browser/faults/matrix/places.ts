import { callGateway } from '../../../support/gateway/call';
import { takeFreeTicket } from '../../../../tools/process/free-ticket';
import type { BrowserGateway } from '../../support/gateway';
import { pathOf, type CallKey } from './call-key';

/** The first row of a list of the member, as text. */
const firstOf = async (
  { url }: BrowserGateway,
  token: string,
  call: CallKey,
  parameters: Readonly<Record<string, string>> = {},
): Promise<Readonly<Record<string, unknown>>> => {
  const { data } = await callGateway(url, pathOf(call), { token, parameters });
  const [first] = (data as { readonly list: readonly Readonly<Record<string, unknown>>[] }).list;
  if (first === undefined) throw new Error(`${call}: nothing is listed`);
  return first;
};

/** Addresses of things that are numbered when the database is made. */
const places: Readonly<Record<string, (gateway: BrowserGateway, token: string) => Promise<string>>> = {
  '{order}': async (gateway, token) =>
    `/pay/${String((await firstOf(gateway, token, 'order.list'))['orderNo'])}`,
  '{ticket}': async (gateway, token) => {
    const held = await firstOf(gateway, token, 'ticket.mine').catch(async () => {
      await takeFreeTicket(gateway.url, token, '沈知远');
      return firstOf(gateway, token, 'ticket.mine');
    });
    return `/user/conf/${String(held['id'])}`;
  },
  '{message}': async (gateway, token) =>
    `/message/${String((await firstOf(gateway, token, 'message.list', { of: 'notice' }))['id'])}`,
};

/** The address itself, or the one that a name in braces means. */
export const placeOf = async (address: string, gateway: BrowserGateway, token: string): Promise<string> =>
  (await places[address]?.(gateway, token)) ?? address;
