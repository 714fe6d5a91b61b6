import { noteMachine } from '../../../../src/application/messages/message-note/machine';
import { after, defect, elapse } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { arrives, covered, dismissed, fromZhou, recalled, uncovered } from './samples';

const note = { id: '100', name: '周敏', excerpt: '资料室今天下午开放', to: '/message/chat?to=8' };
const other = { ...fromZhou, id: '101', from: '9', fromName: '陈立', content: '收到' };

transitionTable('message-note', {
  machine: noteMachine,
  rows: [
    {
      title: '[SCR-11] at first nothing is told',
      from: [],
      target: 'listening.quiet',
      calls: ['arrivals', 'cover'],
    },
    {
      title: '[SCR-11] a message that arrives is told of',
      from: [],
      event: arrives(),
      target: 'listening.shown',
      context: { note },
    },
    {
      title: '[SCR-11] one’s own is not',
      from: [],
      event: arrives({ ...fromZhou, from: '7' }),
      target: 'listening.quiet',
      refused: ['note.arrived'],
    },
    {
      title: '[SCR-11] the next takes its place, for its own time',
      from: [arrives(), elapse(5_999)],
      event: arrives(other),
      target: 'listening.shown',
      context: { note: { id: '101', name: '陈立', excerpt: '收到', to: '/message/chat?to=9' } },
    },
    { from: [arrives(), elapse(5_999), arrives(other)], event: elapse(5_999), target: 'listening.shown' },
    {
      title: '[SCR-11] after 6 s it goes by itself',
      from: [arrives()],
      event: after(6_000),
      target: 'listening.quiet',
      context: { note: null },
    },
    {
      title: '[SCR-11] put away, it is gone',
      from: [arrives()],
      event: dismissed,
      target: 'listening.quiet',
      context: { note: null },
    },
    { from: [], event: covered, target: 'listening.covered', context: { note: null } },
    { from: [], event: uncovered, target: 'listening.quiet' },
    { from: [covered], event: uncovered, target: 'listening.quiet', context: { note: null } },
    {
      title: '[SCR-11] what arrives while something lies on top waits',
      from: [covered],
      event: arrives(),
      target: 'listening.covered',
      context: { note },
    },
    {
      title: '[SCR-11] what lies on top is covered by no note that was there before',
      from: [arrives()],
      event: covered,
      target: 'listening.covered',
      context: { note },
    },
    {
      title: '[SCR-11] once nothing lies on top the last that arrived is told of, for its own time',
      from: [covered, arrives(), arrives(other)],
      event: uncovered,
      target: 'listening.shown',
      context: { note: { id: '101', name: '陈立', excerpt: '收到', to: '/message/chat?to=9' } },
    },
    {
      title: '[SCR-11] what is taken back is told no longer',
      from: [arrives()],
      event: recalled('100'),
      target: 'listening.quiet',
      context: { note: null },
    },
    {
      title: '[SCR-11] another that is taken back leaves the note',
      from: [arrives()],
      event: recalled('101'),
      target: 'listening.shown',
      refused: ['note.recalled'],
      context: { note },
    },
    {
      title: '[SCR-11] what is taken back while something lies on top is told of to nobody',
      from: [covered, arrives()],
      event: recalled('100'),
      target: 'listening.covered',
      context: { note: null },
    },
    {
      title: '[SCR-11] another that is taken back meanwhile leaves what waits',
      from: [covered, arrives(), recalled('101')],
      event: uncovered,
      target: 'listening.shown',
      context: { note },
    },
    { from: [], event: recalled(null), target: 'listening.quiet', refused: ['note.recalled'] },
    {
      from: [covered],
      event: arrives({ ...fromZhou, from: '7' }),
      target: 'listening.covered',
      refused: ['note.arrived'],
    },
    { from: [], event: dismissed, target: 'listening.quiet', refused: ['note.dismissed'] },
    {
      title: '[SCR-11] what breaks the hearing ends no more than the note',
      from: [arrives()],
      event: defect('arrivals'),
      target: 'deaf',
      context: { note: null },
    },
    { from: [arrives()], event: defect('cover'), target: 'deaf', context: { note: null } },
    {
      title: '[SCR-11] in a moment it hears again',
      from: [defect('arrivals')],
      event: after(1_000),
      target: 'listening.quiet',
      calls: ['arrivals', 'cover'],
    },
  ],
});
