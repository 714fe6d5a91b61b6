import { left, right } from 'fp-ts/Either';
import type { EventObject } from 'xstate';
import type { NdaApprovalEvent } from '../../../../src/application/deals/nda-approval/events';
import { ndaApprovalMachine } from '../../../../src/application/deals/nda-approval/machine';
import { ndaExamples } from '../../../../tools/docs/contract/examples/nda';
import { after, defect, done, says, type Answer } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { refusalRows } from '../../../support/refusal-rows';

type Way = readonly (NdaApprovalEvent | Answer)[];
const id = '17';
const request = ndaExamples.approve.answered;
const asks: NdaApprovalEvent = { type: 'ndaApproval.requested' };
const confirms: NdaApprovalEvent = { type: 'ndaApproval.confirmed' };
const dismisses: NdaApprovalEvent = { type: 'ndaApproval.dismissed' };
const toAsking: Way = [asks];
const toApproving: Way = [asks, confirms];
const ended: EventObject & { readonly actorId: string; readonly output: undefined } = {
  type: 'xstate.done.actor.ndaApproval',
  actorId: 'ndaApproval',
  output: undefined,
};
const network = left({ kind: 'network' as const });
const refuses = (from: Way, target: string, events: readonly NdaApprovalEvent[]) =>
  refusalRows<typeof ndaApprovalMachine>({
    from,
    target,
    events,
  });

transitionTable('nda-approval', {
  machine: ndaApprovalMachine,
  input: { id },
  text: ({ context }) => context.error ?? '',
  rows: [
    { from: [], target: 'resting', text: '' },
    {
      title: '[ENT-09][LAY-19] approving is asked about first, over the page',
      from: [],
      event: asks,
      target: 'asking',
      calls: ['layer'],
    },
    ...refuses([], 'resting', [confirms, dismisses]),
    ...[dismisses, says('layer', dismisses)].map((event) => ({
      title: `[LAY-19] put away, nothing is approved (${'type' in event ? 'its button' : 'back'})`,
      from: toAsking,
      event,
      target: 'resting',
      stops: ['layer'],
      text: '',
    })),
    { from: toAsking, event: defect('layer'), target: 'resting', text: '系统返回的数据有误，请稍后重试' },
    ...refuses(toAsking, 'asking', [asks]),
    {
      title: '[ENT-09] confirmed, the gateway is asked once',
      from: toAsking,
      event: confirms,
      target: 'approving',
      stops: ['layer'],
      calls: [{ actor: 'approve', input: { id } }],
    },
    {
      title: '[ENT-09] only the gateway’s word makes it approved',
      from: toApproving,
      event: done('approve', right(request)),
      target: 'approved',
      sends: [
        {
          to: 'parent',
          event: ended,
        },
      ],
      text: '',
    },
    {
      title: '[ENT-09] what was taken back meanwhile is not approved; why is said',
      from: toApproving,
      event: done('approve', left({ kind: 'refused', code: 409, message: '该保密协议不在待审核状态' })),
      target: 'resting',
      text: '该保密协议不在待审核状态',
    },
    {
      title: '[ENT-09] without an answer nothing is claimed',
      from: toApproving,
      event: done('approve', network),
      target: 'resting',
      text: '后端接口连接异常',
    },
    {
      from: toApproving,
      event: defect('approve'),
      target: 'resting',
      text: '系统返回的数据有误，请稍后重试',
    },
    {
      from: toApproving,
      event: after(20_000),
      target: 'resting',
      stops: ['approve'],
      text: '系统接口请求超时',
    },
    ...refuses(toApproving, 'approving', [asks, confirms, dismisses]),
    {
      title: 'asked again, the old reason is gone',
      from: [...toApproving, done('approve', network)],
      event: asks,
      target: 'asking',
      calls: ['layer'],
      text: '',
    },
  ],
});
