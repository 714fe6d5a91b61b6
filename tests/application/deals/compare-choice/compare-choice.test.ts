import { none, some } from 'fp-ts/Option';
import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { compareChoice } from '../../../../src/application/deals/compare-choice/definition';
import { compareChoiceInvariants } from '../../../../src/application/deals/compare-choice/invariants';
import {
  compareChoiceMachine,
  type CompareEvent,
} from '../../../../src/application/deals/compare-choice/machine';
import { selectChosen, selectFull } from '../../../../src/application/deals/compare-choice/status';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { after, done } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { fakePagePorts } from '../../../support/fakes/page-ports';
import { incomingMessage } from '../../../support/samples/incoming-message';
import { settled } from '../../../support/fakes/settled';

const toggle = (id: string): CompareEvent => ({ type: 'compare.toggled', id });
const clear: CompareEvent = { type: 'compare.cleared' };
const reported = (chosen: readonly string[] | null): CompareEvent => ({
  type: 'compare.changedElsewhere',
  chosen,
});
const elsewhere = reported(null);
const [empty, three, four] = [[], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']].map((ids) =>
  done('recall', right(ids)),
);
const kept = done('keep', right(['e']));
const lost = done('keep', left({ kind: 'network' }));
const unread = done('recall', right(null));

if (empty === undefined || three === undefined || four === undefined) throw new Error('three sets');

explorationTests('compare-choice', {
  machine: compareChoiceMachine,
  inputs: [undefined],
  alphabet: [
    toggle('a'),
    toggle('e'),
    clear,
    elsewhere,
    reported(['a']),
    empty,
    three,
    four,
    unread,
    kept,
    lost,
  ],
  facts: ({ context: { chosen, change, kept: saved, unkept } }) => [chosen, change, saved, unkept],
  invariants: compareChoiceInvariants,
});

const keeps = (add: readonly string[], remove: readonly string[]) => [
  { actor: 'keep', input: { add, remove } },
];

transitionTable('compare-choice', {
  machine: compareChoiceMachine,
  rows: [
    { from: [], target: 'recalling', calls: [{ actor: 'elsewhere', input: undefined }, 'recall'] },
    { title: 'what is kept is the set', from: [], event: three, target: { choosing: 'resting' } },
    { from: [], event: unread, target: { choosing: 'resting' } },

    { from: [], event: elsewhere, target: 'recalling', calls: ['recall'] },
    {
      title: 'a press while the set is read is kept',
      from: [],
      event: toggle('a'),
      target: 'keeping',
      calls: keeps(['a'], []),
    },
    { from: [four, elsewhere], event: toggle('e'), target: { choosing: 'full' } },
    { from: [four, elsewhere], event: clear, target: 'keeping', calls: keeps([], ['a', 'b', 'c', 'd']) },
    {
      title: 'a deal goes in, and is kept',
      from: [empty],
      event: toggle('e'),
      target: 'keeping',
      calls: keeps(['e'], []),
    },
    {
      title: 'a deal goes out again',
      from: [four],
      event: toggle('b'),
      target: 'keeping',
      calls: keeps([], ['b']),
    },
    {
      title: 'a fifth is refused, and it is said',
      from: [four],
      event: toggle('e'),
      target: { choosing: 'full' },
    },
    { from: [four, toggle('e')], event: after(6_000), target: { choosing: 'resting' } },
    {
      from: [four, toggle('e')],
      event: toggle('a'),
      target: 'keeping',
      calls: keeps([], ['a']),
    },
    { from: [four, toggle('e')], event: toggle('f'), target: { choosing: 'full' } },
    { from: [four], event: clear, target: 'keeping', calls: keeps([], ['a', 'b', 'c', 'd']) },
    {
      title: 'a change elsewhere is read',
      from: [four],
      event: elsewhere,
      target: 'recalling',
      calls: ['recall'],
    },
    {
      title: 'the set that another tab chose is the set',
      from: [four],
      event: reported(['a']),
      target: { choosing: 'resting' },
      context: { chosen: ['a'] },
    },
    {
      title: 'the echo of an own change leaves the words about a fifth',
      from: [four, toggle('e')],
      event: reported(['a', 'b', 'c', 'd']),
      target: { choosing: 'full' },
      actions: ['goOn'],
    },
    {
      title: 'a change while another is being kept goes out with it',
      from: [empty, toggle('e')],
      event: toggle('a'),
      target: 'keeping',
      calls: keeps(['e', 'a'], []),
    },
    {
      title: 'what is taken back before it is kept is removed',
      from: [empty, toggle('e')],
      event: toggle('e'),
      target: 'keeping',
      calls: keeps([], ['e']),
    },
    { from: [four, toggle('a'), toggle('e')], event: toggle('f'), target: { choosing: 'full' } },
    { from: [empty, toggle('e')], event: clear, target: 'keeping', calls: keeps([], ['e']) },
    { from: [empty, toggle('e')], event: elsewhere, target: 'keeping', actions: ['goOn'] },
    { from: [empty, toggle('e')], event: kept, target: { choosing: 'resting' } },
    {
      title: '[REL-03] what was not kept is taken back and read again',
      from: [three, toggle('e')],
      event: lost,
      target: 'recalling',
      calls: ['recall'],
      context: { chosen: ['a', 'b', 'c'], unkept: true },
    },
    {
      title: '[REL-03] it is said that a change was not kept',
      from: [empty, toggle('e'), lost],
      event: empty,
      target: { choosing: 'unkept' },
    },
    {
      title: '[REL-03] it is said too where the set cannot be read',
      from: [three, toggle('e'), lost],
      event: unread,
      target: { choosing: 'unkept' },
      context: { chosen: ['a', 'b', 'c'] },
    },
    {
      from: [empty, toggle('e'), lost, empty],
      event: after(6_000),
      target: { choosing: 'resting' },
      context: { unkept: false },
    },
    {
      title: 'another press takes the words away',
      from: [empty, toggle('e'), lost, empty],
      event: toggle('e'),
      target: 'keeping',
      calls: keeps(['e'], []),
      context: { unkept: false },
    },
  ],
});

const rig = (text: string | null) => {
  const shelf: { text: string | null } = { text };
  const pages = fakePagePorts();
  const storage = {
    read: () => () => (shelf.text === null ? none : some(shelf.text)),
    write: (_: string, written: string) => () => {
      shelf.text = written;
      return right(undefined);
    },
    remove: () => () => {
      shelf.text = null;
    },
  };
  const { comparison, compare } = pages.gateways.favourite;
  const begin = () => createActor(compareChoice({ ...pages.ports, storage })).start();
  return { ...pages, shelf, comparison, compare, begin };
};
const visitor = left({ kind: 'notLoggedIn' } as const);

test('[MKT-11] the tab keeps the set of a visitor; what it keeps that is no set is none', async () => {
  const { shelf, comparison, compare, begin } = rig('["s1","s1","not an id"]');
  const actor = begin();
  comparison.last().answer(visitor);
  await settled();
  expect(selectChosen(actor.getSnapshot())).toEqual(['s1']);
  actor.send(toggle('s2'));
  compare.last().answer(visitor);
  await settled();
  expect(shelf.text).toBe('["s1","s2"]');
  expect(selectFull(actor.getSnapshot())).toBe(false);
  shelf.text = '{';
  const next = begin();
  comparison.last().answer(visitor);
  await settled();
  expect(selectChosen(next.getSnapshot())).toEqual([]);
});

test('[MKT-11] a visitor who presses before the set was read keeps what the tab had', async () => {
  const { shelf, compare, begin } = rig('["s1"]');
  const actor = begin();
  actor.send(toggle('s2'));
  compare.last().answer(visitor);
  await settled();
  expect(selectChosen(actor.getSnapshot())).toEqual(['s1', 's2']);
  expect(shelf.text).toBe('["s1","s2"]');
});

test('[MKT-11] a login takes the set of the visitor along, and nothing of it stays on the device', async () => {
  const { shelf, comparison, compare, begin } = rig('["s1","s2"]');
  const actor = begin();
  comparison.last().answer(right(['s9']));
  await settled();
  expect(compare.last().input).toMatchObject({ add: ['s1', 's2'], remove: [] });
  compare.last().answer(right(['s9', 's1', 's2']));
  await settled();
  expect(selectChosen(actor.getSnapshot())).toEqual(['s9', 's1', 's2']);
  expect(shelf.text).toBeNull();
});

test('[MKT-11] another tab shows a change at once, and after a logout nothing of the member is left', async () => {
  const { shelf, comparison, arrives, sessionEnds, begin } = rig(null);
  const actor = begin();
  comparison.last().answer(right(['s1']));
  await settled();
  arrives({ ...incomingMessage(''), kind: 'deal', link: '/sale?compare=s1,s2' });
  expect(selectChosen(actor.getSnapshot())).toEqual(['s1', 's2']);
  sessionEnds();
  comparison.last().answer(visitor);
  await settled();
  expect(selectChosen(actor.getSnapshot())).toEqual([]);
  expect(shelf.text).toBeNull();
});
