import { left, right } from 'fp-ts/Either';
import type { VerificationEvent } from '../../../../src/application/member/verification/events';
import type { verificationMachine } from '../../../../src/application/member/verification/machine';
import type { Verification } from '../../../../contract/verification/verification';
import { after, defect, done, says, type Answer } from '../../../support/explore/step';
import type { Row } from '../../../support/explore/row';
import { approved, none, pending, rejected } from './samples';

const reloads: VerificationEvent = { type: 'verification.reloadRequested' };
const decided = says('arrivals', { type: 'verification.decided' });
const loads = (verification: Verification): Answer => done('load', right(verification));
const failure = left({ kind: 'network' } as const);
const toForm = [loads(none), done('recall', null)];
const follow = { userId: 'U1', prove: null, wish: 'follow' } as const;

/** What becomes of a look at the verification that brings no answer, where something is known already. */
export const looksThatFail: readonly Row<typeof verificationMachine>[] = [
  ...(
    [
      [pending, 'pending'],
      [approved('1'), 'approved'],
    ] as const
  ).flatMap(([verification, target]) => [
    {
      title: `[SCR-10] a failed look keeps what is known, and says why (${target})`,
      from: [loads(verification), reloads],
      event: done('load', failure),
      target,
      context: { verification },
      text: '后端接口连接异常',
    },
    {
      from: [loads(verification), reloads],
      event: defect('load'),
      target,
      context: { verification },
      text: '系统返回的数据有误，请稍后重试',
    },
    {
      from: [loads(verification), reloads],
      event: after(35_000),
      target,
      stops: ['load'],
      context: { verification },
      text: '系统接口请求超时',
    },
  ]),
  ...(
    [
      [done('load', failure), '后端接口连接异常'],
      [defect('load'), '系统返回的数据有误，请稍后重试'],
      [after(35_000), '系统接口请求超时'],
    ] as const
  ).map(([event, text]) => ({
    title: `[SCR-10] a failed look keeps a rejection that is followed (${text})`,
    input: follow,
    from: [loads(rejected), reloads],
    event,
    target: 'rejected',
    context: { verification: rejected },
    text,
  })),
  {
    title: '[LAY-16] what did not come is asked for again when the connection is back',
    from: [done('load', failure)],
    event: done('connectionBack'),
    target: 'loading',
    calls: [{ actor: 'load', input: { prove: null } }],
  },
  {
    title: '[SCR-10] a failed look at what has no page of its own can be tried again',
    from: [...toForm, decided],
    event: done('load', failure),
    target: 'failed',
    calls: ['connectionBack'],
    text: '后端接口连接异常',
  },
  {
    title: '[ACC-04] after a failed look the next comes in 30 s, and an answer takes the notice away',
    from: [loads(pending), after(30_000), done('load', failure), after(30_000)],
    event: loads(pending),
    target: 'pending',
    context: { verification: pending },
    text: '',
  },
];
