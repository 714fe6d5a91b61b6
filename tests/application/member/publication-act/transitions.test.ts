import { left, right } from 'fp-ts/Either';
import type { PublicationActEvent } from '../../../../src/application/member/publication-act/events';
import { publicationActMachine } from '../../../../src/application/member/publication-act/machine';
import { after, defect, done, says, type Answer } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { refusalRows } from '../../../support/refusal-rows';
import { chooses } from './samples';

type Way = readonly (PublicationActEvent | Answer)[];
const confirmed: PublicationActEvent = { type: 'act.confirmed' };
const dismissed: PublicationActEvent = { type: 'act.dismissed' };
const undone: PublicationActEvent = { type: 'act.undone' };
const isDone = done('act', right(undefined));
const network = done('act', left({ kind: 'network' }));
const toAsking: Way = [chooses('remove')];
const toDoing: Way = [chooses('withdraw')];
const toDone: Way = [...toDoing, isDone];
const toFailed: Way = [...toDoing, network];
const calling = (act: string) => [{ actor: 'act', input: { act, id: 'd1' } }];
const refuses = (from: Way, target: string, events: readonly PublicationActEvent[]) =>
  refusalRows<typeof publicationActMachine>({ from, target, events });

transitionTable('publication-act', {
  machine: publicationActMachine,
  input: undefined,
  text: ({ context }) => `${context.error ?? ''}${context.gone.join(',')}`,
  rows: [
    { from: [], target: 'resting', text: '' },
    {
      title: '[MKT-06] one tap confirms, without a question',
      from: [],
      event: chooses('confirm'),
      target: 'doing',
      calls: calling('confirm'),
    },
    {
      title: '[SCR-02][LAY-19] throwing a draft away is asked about first',
      from: [],
      event: chooses('remove'),
      target: 'asking',
      calls: ['layer'],
    },
    ...refuses([], 'resting', [confirmed, dismissed, undone]),
    {
      title: '[SCR-02][LAY-19] that it came to a deal is asked about first: it cannot be taken back',
      from: [],
      event: chooses('close'),
      target: 'asking',
      calls: ['layer'],
    },
    ...[dismissed, says('layer', dismissed)].map((event) => ({
      title: `[LAY-19] put away, nothing is thrown away (${'type' in event ? 'its button' : 'back'})`,
      from: toAsking,
      event,
      target: 'resting',
      stops: ['layer'],
    })),
    {
      title: '[SCR-02] confirmed, the gateway is asked once',
      from: toAsking,
      event: confirmed,
      target: 'doing',
      stops: ['layer'],
      calls: calling('remove'),
    },
    {
      title: '[SCR-02] a draft that was thrown away is gone from the list',
      from: [...toAsking, confirmed],
      event: isDone,
      target: 'done',
      text: 'd1',
    },
    { from: toAsking, event: defect('layer'), target: 'failed', text: '系统返回的数据有误，请稍后重试' },
    ...refuses(toAsking, 'asking', [chooses('confirm'), undone]),
    { title: '[MKT-06] taken off is told', from: toDoing, event: isDone, target: 'done', text: '' },
    {
      title: '[SCR-02] why it was not done is said',
      from: toDoing,
      event: network,
      target: 'failed',
      text: '后端接口连接异常',
    },
    { from: toDoing, event: defect('act'), target: 'failed', text: '系统返回的数据有误，请稍后重试' },
    { from: toDoing, event: after(20_000), target: 'failed', stops: ['act'], text: '系统接口请求超时' },
    ...refuses(toDoing, 'doing', [chooses('confirm'), confirmed, dismissed, undone]),
    {
      title: '[MKT-06] what was taken off is listed again in one tap',
      from: toDone,
      event: undone,
      target: 'doing',
      calls: calling('restore'),
    },
    { from: toDone, event: after(5_000), target: 'resting' },
    { from: toDone, event: chooses('confirm'), target: 'doing', calls: calling('confirm') },
    { from: toDone, event: chooses('revert'), target: 'asking', calls: ['layer'] },
    ...refuses([chooses('confirm'), isDone], 'done', [undone]),
    ...refuses(toDone, 'done', [confirmed, dismissed]),
    {
      title: 'tried again, the old reason is gone',
      from: toFailed,
      event: chooses('withdraw'),
      target: 'doing',
      calls: calling('withdraw'),
      text: '',
    },
    { from: toFailed, event: chooses('remove'), target: 'asking', calls: ['layer'], text: '' },
    { from: toFailed, event: after(5_000), target: 'resting' },
    ...refuses(toFailed, 'failed', [confirmed, dismissed, undone]),
  ],
});
