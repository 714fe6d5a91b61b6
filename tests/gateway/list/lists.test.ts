import { afterAll, beforeAll, describe } from 'vitest';
import { callGateway, type Answered } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { bidderAt, bidWorld } from '../../support/gateway/bids';
import { publishNews } from '../../support/gateway/news';
import { memberAt } from '../../support/gateway/orders';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { listContract } from './list-contract';
import { demoSeed } from '../../../tools/process/seeds';

let gateway: TestGateway;
beforeAll(async () => {
  const { buys } = demoSeed;
  const content = { ...bidWorld.content, buys: buys.map((buy) => ({ ...buy, ownerId: null })) };
  gateway = await startTestGateway({}, { name: 'lists', content });
});
afterAll(() => gateway.close());

listContract({
  name: 'messages that were received',
  id: 'id',
  otherMark: 'o',
  begin: async () => {
    const token = await tokenOf(gateway, 'u4');
    const askOf = (asking: string) => (parameters: Readonly<Record<string, string>>) =>
      callGateway(gateway.url, '/webapp/message!list.action', { token: asking, parameters });
    return {
      ask: askOf(token),
      askAsOther: askOf(await tokenOf(gateway, 'u3')),
      // Each a row of its own, as messages of one conversation are not.
      add: async () => {
        await gateway.inside.notify({
          ...{ to: 'u4', title: '提醒', content: '您好', link: '/message', sentAt: gateway.clock.now() },
        });
        const { data } = await callGateway(gateway.url, '/webapp/message!list.action', {
          token,
          parameters: { pageSize: '1' },
        });
        return (data as { readonly list: readonly { readonly id: string }[] }).list[0]?.id ?? '';
      },
    };
  },
});

listContract({
  name: 'one’s own orders',
  id: 'orderNo',
  otherMark: 'm',
  begin: async () => {
    const member = await memberAt(gateway, 'u1');
    const other = await memberAt(gateway, 'u3');
    return {
      ask: (parameters) => member.post('orderList', { state: '', ...parameters }),
      askAsOther: (parameters) => other.post('orderList', { state: '', ...parameters }),
      add: () => member.placed(),
    };
  },
});

listContract({
  name: 'news',
  id: 'id',
  otherMark: 'm',
  begin: () =>
    Promise.resolve({
      ask: (parameters) => callGateway(gateway.url, '/webapp/news!list.action', { parameters }),
      askAsOther: null,
      add: () => publishNews(gateway),
    }),
});

listContract({
  name: 'the deals of a bidder',
  id: 'saleId',
  otherMark: 'm',
  begin: async () => {
    const bidder = await bidderAt(gateway, 'u6');
    const other = await bidderAt(gateway, 'u4');
    const left = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8', 'b9'];
    return {
      ask: (parameters) => bidder.get('list', parameters),
      askAsOther: (parameters) => other.get('list', parameters),
      add: async () => {
        gateway.clock.move(1_000);
        const saleId = left.shift() ?? '';
        const { code, text } = await bidder.interest(saleId);
        if (code !== 200) throw new Error(text);
        return saleId;
      },
    };
  },
});

/** Answers with what is kept in place of the entry around it, so that its id is found. */
const inside = async (answered: Promise<Answered>, kind: string): Promise<Answered> => {
  const { data, ...rest } = await answered;
  const part = data as { readonly list?: readonly Readonly<Record<string, unknown>>[] } | null;
  const list = part?.list?.map((entry) => entry[kind]);
  return { ...rest, data: list === undefined ? data : { ...part, list } };
};

describe.each([
  ['sale', 'sales', ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8', 'b9']],
  ['buy', 'buys', demoSeed.buys.filter(({ state }) => state === undefined).map(({ id }) => id)],
] as const)('favourites that are a %s', (kind, call, targets) => {
  listContract({
    name: 'one’s own',
    id: 'id',
    otherMark: 'm',
    begin: async () => {
      const token = await tokenOf(gateway, 'u4');
      const left = [...targets];
      const askOf = (asking: string) => (parameters: Readonly<Record<string, string>>) =>
        inside(
          callGateway(gateway.url, `/webapp/collect!${call}.action`, { token: asking, parameters }),
          kind,
        );
      return {
        ask: askOf(token),
        askAsOther: askOf(await tokenOf(gateway, 'u6')),
        add: async () => {
          const id = left.shift() ?? '';
          const { code, text } = await callGateway(gateway.url, '/webapp/collect!toggle.action', {
            method: 'POST',
            token,
            parameters: { kind, id, on: '1' },
          });
          if (code !== 200) throw new Error(text);
          return id;
        },
      };
    },
  });
});
