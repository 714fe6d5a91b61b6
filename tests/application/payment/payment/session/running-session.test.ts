import { expect, test } from 'vitest';
import type { IncomingMessage } from '../../../../../contract/socket/incoming-message';
import { hearers } from '../../../../../src/application/kit/hearers';
import { followOrders } from '../../../../../src/application/payment/payment/session/running-session';
import { orderAddress } from '../../../../../src/domain/order/order-address';
import { incomingMessage } from '../../../../support/samples/incoming-message';

const own = 'HP202611200941207356';

test('[PAY-12] the payment session hears of an order that a page read or a notice names, and of nothing else', () => {
  const changed: unknown[] = [];
  const reads = hearers<[string]>();
  const arrivals = hearers<[IncomingMessage | null]>();
  followOrders({ send: (event) => void changed.push(event) }, reads, arrivals);
  reads.notify('o-1');
  arrivals.notify({ ...incomingMessage(''), link: orderAddress(own) });
  arrivals.notify({ ...incomingMessage(''), link: '/pay' });
  arrivals.notify(null);
  expect(changed).toEqual([
    { type: 'payment.orderChanged', orderNo: 'o-1' },
    { type: 'payment.orderChanged', orderNo: own },
  ]);
});
