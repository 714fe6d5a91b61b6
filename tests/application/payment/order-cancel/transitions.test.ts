import { left, right } from 'fp-ts/Either';
import type { EventObject } from 'xstate';
import type { OrderCancelEvent } from '../../../../src/application/payment/order-cancel/events';
import { orderCancelMachine } from '../../../../src/application/payment/order-cancel/machine';
import { after, defect, done, says, type Answer } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { refusalRows } from '../../../support/refusal-rows';

type Way = readonly (OrderCancelEvent | Answer)[];
const orderNo = 'HP202611200000000001';
const asks: OrderCancelEvent = { type: 'orderCancel.requested' };
const confirms: OrderCancelEvent = { type: 'orderCancel.confirmed' };
const dismisses: OrderCancelEvent = { type: 'orderCancel.dismissed' };
const toAsking: Way = [asks];
const toCancelling: Way = [asks, confirms];
const ended: EventObject & { readonly actorId: string; readonly output: undefined } = {
  type: 'xstate.done.actor.orderCancel',
  actorId: 'orderCancel',
  output: undefined,
};
const network = left({ kind: 'network' as const });
const refuses = (from: Way, target: string, events: readonly OrderCancelEvent[]) =>
  refusalRows<typeof orderCancelMachine>({
    from,
    target,
    events,
  });

transitionTable('order-cancel', {
  machine: orderCancelMachine,
  input: { orderNo },
  text: ({ context }) => context.error ?? '',
  rows: [
    { from: [], target: 'resting', text: '' },
    {
      title: '[PAY-15][LAY-19] cancelling is asked about first, over the page',
      from: [],
      event: asks,
      target: 'asking',
      calls: ['layer'],
    },
    ...refuses([], 'resting', [confirms, dismisses]),
    ...[dismisses, says('layer', dismisses)].map((event) => ({
      title: `[LAY-19] put away, nothing is cancelled (${'type' in event ? 'its button' : 'back'})`,
      from: toAsking,
      event,
      target: 'resting',
      stops: ['layer'],
      text: '',
    })),
    { from: toAsking, event: defect('layer'), target: 'resting', text: '系统返回的数据有误，请稍后重试' },
    ...refuses(toAsking, 'asking', [asks]),
    {
      title: '[PAY-11] confirmed, the gateway is asked once',
      from: toAsking,
      event: confirms,
      target: 'cancelling',
      stops: ['layer'],
      calls: [{ actor: 'cancel', input: { orderNo } }],
    },
    {
      title: '[PAY-11] only the gateway’s word makes it cancelled',
      from: toCancelling,
      event: done('cancel', right(undefined)),
      target: 'cancelled',
      sends: [
        {
          to: 'parent',
          event: ended,
        },
      ],
      text: '',
    },
    {
      title: '[PAY-11] an order that was paid meanwhile is not cancelled; why is said',
      from: toCancelling,
      event: done('cancel', left({ kind: 'refused', code: 409, message: '订单已支付，不能取消' })),
      target: 'resting',
      text: '订单已支付，不能取消',
    },
    {
      title: '[PAY-11] without an answer nothing is claimed',
      from: toCancelling,
      event: done('cancel', network),
      target: 'resting',
      text: '后端接口连接异常',
    },
    {
      from: toCancelling,
      event: defect('cancel'),
      target: 'resting',
      text: '系统返回的数据有误，请稍后重试',
    },
    {
      from: toCancelling,
      event: after(20_000),
      target: 'resting',
      stops: ['cancel'],
      text: '系统接口请求超时',
    },
    ...refuses(toCancelling, 'cancelling', [asks, confirms, dismisses]),
    {
      title: 'asked again, the old reason is gone',
      from: [...toCancelling, done('cancel', network)],
      event: asks,
      target: 'asking',
      calls: ['layer'],
      text: '',
    },
  ],
});
