import { afterAll, beforeAll } from 'vitest';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { bidderAt, bidWorld } from '../../support/gateway/bids';
import { publishNews } from '../../support/gateway/news';
import { memberAt } from '../../support/gateway/orders';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { listContract } from './list-contract';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({}, bidWorld);
});
afterAll(() => gateway.close());

listContract({
  name: 'messages that were received',
  id: 'id',
  otherMark: 'o',
  begin: async () => {
    const token = await tokenOf(gateway, 'u4');
    return {
      ask: (parameters) => callGateway(gateway.url, '/webapp/message!list.action', { token, parameters }),
      add: async () => {
        const sent = await gateway.inside.send({ from: 'u2', to: 'u4', content: '您好', clientId: null });
        if (sent._tag === 'Left') throw new Error(sent.left.text);
        return String(sent.right.message.id);
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
    return {
      ask: (parameters) => member.post('orderList', { state: '', ...parameters }),
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
      add: () => publishNews(gateway),
    }),
});

listContract({
  name: 'the deals of a bidder',
  id: 'saleId',
  otherMark: 'm',
  begin: async () => {
    const bidder = await bidderAt(gateway, 'u6');
    const left = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8', 'b9'];
    return {
      ask: (parameters) => bidder.get('list', parameters),
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
