import { left, right } from 'fp-ts/Either';
import {
  talkRemovalMachine,
  type TalkRemovalEvent,
} from '../../../../src/application/assistant/talk-removal/machine';
import { selectTalkRemovalStatus } from '../../../../src/application/assistant/talk-removal/status';
import { after, defect, done } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';

const asks = (id: string): TalkRemovalEvent => ({ type: 'talkRemoval.requested', id });
const goes: TalkRemovalEvent = { type: 'talkRemoval.confirmed' };
const stays: TalkRemovalEvent = { type: 'talkRemoval.cancelled' };
const gone = done('remove', right(undefined));
const notGone = done('remove', left({ kind: 'network' }));
const call = { actor: 'remove', input: { id: 'c1' } };

transitionTable('talk-removal', {
  machine: talkRemovalMachine,
  text: (snapshot) => selectTalkRemovalStatus(snapshot).id ?? '',
  rows: [
    { from: [], target: 'resting', text: '' },
    { title: '[SCR-12] it is asked first', from: [], event: asks('c1'), target: 'asking', text: 'c1' },
    {
      title: '[SCR-12] another one takes its place in the question',
      from: [asks('c1')],
      event: asks('c2'),
      target: 'asking',
      text: 'c2',
    },
    {
      title: '[SCR-12] it may stay after all',
      from: [asks('c1')],
      event: stays,
      target: 'resting',
      text: '',
    },
    {
      title: '[SCR-12] confirmed, the gateway is told, and the row stays meanwhile',
      from: [asks('c1')],
      event: goes,
      target: 'removing',
      calls: [call],
      text: 'c1',
    },
    ...[goes, stays, asks('c2')].map((event) => ({
      title: `[SCR-12] on its way, nothing else is heard (${event.type})`,
      from: [asks('c1'), goes],
      event,
      target: 'removing',
      refused: [event.type],
      text: 'c1',
    })),
    {
      title: '[SCR-12] it is gone once the gateway says so',
      from: [asks('c1'), goes],
      event: gone,
      target: 'resting',
      text: '',
    },
    ...[notGone, defect('remove')].map((event) => ({
      title: `[SCR-12] else it stands there, and says so (${event.answer})`,
      from: [asks('c1'), goes],
      event,
      target: 'failed',
      text: 'c1',
    })),
    {
      title: '[SCR-12] nor is an answer waited for longer than 20 s',
      from: [asks('c1'), goes],
      event: after(20_000),
      target: 'failed',
      stops: ['remove'],
      text: 'c1',
    },
    {
      title: '[SCR-12] it can be tried again',
      from: [asks('c1'), goes, notGone],
      event: goes,
      target: 'removing',
      calls: [call],
      text: 'c1',
    },
    {
      title: '[SCR-12] or left',
      from: [asks('c1'), goes, notGone],
      event: stays,
      target: 'resting',
      text: '',
    },
    {
      title: '[SCR-12] or another one is asked about',
      from: [asks('c1'), goes, notGone],
      event: asks('c2'),
      target: 'asking',
      text: 'c2',
    },
  ],
});
