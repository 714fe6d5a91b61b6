import { left, right } from 'fp-ts/Either';
import type { FavouriteEvent } from '../../../../src/application/deals/favourite/events';
import { favouriteMachine } from '../../../../src/application/deals/favourite/machine';
import { selectFavouriteNote, selectIsFavourite } from '../../../../src/application/deals/favourite/status';
import { after, done, type Answer } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import {
  kept,
  listed,
  one,
  other,
  otherKept,
  otherShown,
  removed,
  shown,
  shownToVisitor,
  undone,
} from './samples';

type Way = readonly (FavouriteEvent | Answer)[];

const isOne = done('ask', right(['s1']));
const isNone = done('ask', right([]));
const unasked = done('ask', left({ kind: 'network' as const }));
const saved = done('save', right(undefined));
const refused = done('save', left({ kind: 'refused' as const, code: 409, message: '收藏已满' }));

const known: Way = [shown, isOne];
const sending: Way = [...known, removed];
const failing: Way = [...sending, refused];
const unanswered: Way = [shown, unasked];
const rest = { knowing: 'resting', saving: 'resting', notifying: 'quiet' } as const;
const back = ['connectionBack'];
const save = (on: boolean, thing = one) => [{ actor: 'save', input: { ...thing, on } }];

transitionTable('favourite', {
  machine: favouriteMachine,
  text: (snapshot) => {
    const stars = [one, other].map((thing) => (selectIsFavourite(thing)(snapshot) ? '★' : '☆')).join('');
    const note = selectFavouriteNote(snapshot);
    return `${stars} ${note?.kind === 'failed' ? note.text : (note?.kind ?? 'quiet')}`;
  },
  rows: [
    { title: '[SCR-07] at first nobody is there', from: [], target: rest, context: { who: null } },
    { from: [], event: kept, target: rest, refused: [kept.type] },
    { from: [], event: undone, target: rest, refused: [undone.type] },
    {
      title: '[SCR-07] a visitor has no favourites, and nothing is asked for one',
      from: [],
      event: shownToVisitor,
      target: rest,
      refused: [shownToVisitor.type],
    },
    {
      title: '[SCR-07] the stars that are shown to a member are asked for by one call',
      from: [],
      event: otherShown,
      target: { ...rest, knowing: 'asking' },
      calls: [{ actor: 'ask', input: [one] }],
      context: { who: 'u1', asked: [one], missing: [other] },
      text: '☆☆ quiet',
    },
    {
      title: '[SCR-07] things of another kind are asked for by the next call',
      from: [otherShown],
      event: isOne,
      target: { ...rest, knowing: 'asking' },
      calls: [{ actor: 'ask', input: [other] }],
      text: '★☆ quiet',
    },
    { from: [otherShown, isOne], event: isNone, target: rest, context: { asked: [], missing: [] } },
    {
      from: [shown],
      event: otherShown,
      target: { ...rest, knowing: 'asking' },
      context: { asked: [one], missing: [other] },
    },
    { from: [shown], event: shown, target: { ...rest, knowing: 'asking' }, refused: [shown.type] },
    {
      title: '[SCR-07] what more is shown later is asked for alone',
      from: known,
      event: otherShown,
      target: { ...rest, knowing: 'asking' },
      calls: [{ actor: 'ask', input: [other] }],
    },
    {
      title:
        '[SCR-07] without an answer the stars are empty, and it is asked again when the connection is back',
      from: [shown],
      event: unasked,
      target: { ...rest, knowing: 'unanswered' },
      calls: back,
      context: { asked: [], missing: [one] },
      text: '☆☆ quiet',
    },
    {
      from: [shown],
      event: done('ask', left({ kind: 'timeout' })),
      target: { ...rest, knowing: 'unanswered' },
      calls: back,
    },
    {
      from: unanswered,
      event: done('connectionBack'),
      target: { ...rest, knowing: 'asking' },
      calls: [{ actor: 'ask', input: [one] }],
    },
    {
      from: unanswered,
      event: otherShown,
      target: { ...rest, knowing: 'asking' },
      calls: [{ actor: 'ask', input: [one] }],
      stops: ['connectionBack'],
    },
    {
      title: '[SCR-07] a list of favourites says itself that they are some, and nothing is asked',
      from: [],
      event: listed,
      target: rest,
      context: { who: 'u1', saved: { 'sale/s1': true } },
      text: '★☆ quiet',
    },
    { from: [shown, isNone], event: listed, target: rest, context: { saved: { 'sale/s1': false } } },
    {
      title: '[SCR-07] somebody else has other favourites: nothing of the first stays',
      from: known,
      event: shownToVisitor,
      target: rest,
      context: { who: null, saved: {}, wanted: {} },
      text: '☆☆ quiet',
    },
    {
      from: sending,
      event: shownToVisitor,
      target: rest,
      stops: ['save'],
      context: { who: null, sent: null, removed: null },
    },
    {
      title: '[SCR-07] a press shows at once, while it is being saved',
      from: [...known, otherShown, isNone],
      event: otherKept,
      target: { ...rest, saving: 'sending' },
      calls: save(true, other),
      text: '★★ quiet',
    },
    { from: known, event: kept, target: rest, refused: [kept.type] },
    {
      title: '[SCR-07] what is taken out can be had back for 5 s',
      from: known,
      event: removed,
      target: { ...rest, saving: 'sending', notifying: 'removed' },
      calls: save(false),
      context: { removed: one },
      text: '☆☆ removed',
    },
    {
      title: '[SCR-07] a press of another thing waits, and shows at once',
      from: sending,
      event: otherKept,
      target: { ...rest, saving: 'sending', notifying: 'removed' },
      text: '☆★ removed',
    },
    {
      from: [...sending, otherKept],
      event: saved,
      target: { ...rest, saving: 'sending', notifying: 'removed' },
      calls: save(true, other),
    },
    {
      title: '[SCR-07] the answer to an older press never wins: the later one is saved after it',
      from: [...sending, kept],
      event: saved,
      target: { ...rest, saving: 'sending', notifying: 'removed' },
      calls: save(true),
      text: '★☆ removed',
    },
    {
      title: '[SCR-07] a press back before the first was on its way is none',
      from: [...known, otherKept, removed, kept],
      event: saved,
      target: { ...rest, notifying: 'removed' },
      context: { wanted: {} },
    },
    {
      from: sending,
      event: saved,
      target: { ...rest, notifying: 'removed' },
      context: { saved: { 'sale/s1': false }, wanted: {}, sent: null },
    },
    {
      title: '[SCR-07] a press that is refused is rolled back, with the reason',
      from: sending,
      event: refused,
      target: { ...rest, notifying: 'failed' },
      context: { saved: { 'sale/s1': true }, wanted: {}, removed: null },
      text: '★☆ 收藏已满',
    },
    {
      from: [...known, otherKept],
      event: done('save', left({ kind: 'timeout' })),
      target: { ...rest, notifying: 'failed' },
      text: '★☆ 系统接口请求超时',
    },
    {
      title: '[SCR-07] taken back, it is a favourite again',
      from: [...sending, saved],
      event: undone,
      target: { ...rest, saving: 'sending' },
      calls: save(true),
      text: '★☆ quiet',
    },
    { from: [...sending, saved], event: after(5_000), target: rest, context: { removed: null } },
    {
      from: [listed, otherShown, done('ask', right(['b1'])), removed],
      event: { type: 'favourites.pressed', ...other, on: false },
      target: { ...rest, saving: 'sending', notifying: 'removed' },
      context: { removed: other },
    },
    {
      title: '[SCR-07] the words about a failure stand for a moment',
      from: failing,
      event: after(4_000),
      target: rest,
      context: { error: null },
    },
    {
      from: failing,
      event: removed,
      target: { ...rest, saving: 'sending', notifying: 'removed' },
      calls: save(false),
      context: { error: null },
    },
    {
      from: [...sending, otherKept, refused],
      event: done('save', left({ kind: 'network' as const })),
      target: { ...rest, notifying: 'failed' },
      text: '★☆ 后端接口连接异常',
    },
  ],
});
