import { none, some } from 'fp-ts/Option';
import { right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { compareChoice } from '../../../src/application/compare-choice/definition';
import { compareChoiceInvariants } from '../../../src/application/compare-choice/invariants';
import { compareChoiceMachine, type CompareEvent } from '../../../src/application/compare-choice/machine';
import { selectChosen, selectFull } from '../../../src/application/compare-choice/status';
import { explorationTests } from '../../support/explore/exploration-tests';
import { after, defect, done } from '../../support/explore/step';
import { transitionTable } from '../../support/explore/transition-table';
import { settled } from '../../support/fakes/settled';

const toggle = (id: string): CompareEvent => ({ type: 'compare.toggled', id });
const clear: CompareEvent = { type: 'compare.cleared' };
const [empty, three, four] = [[], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']].map((ids) => done('recall', ids));
const kept = done('keep', 'kept' as const);

if (empty === undefined || three === undefined || four === undefined) throw new Error('three sets');

explorationTests('compare-choice', {
  machine: compareChoiceMachine,
  inputs: [undefined],
  alphabet: [toggle('a'), toggle('e'), clear, empty, three, four, kept],
  facts: ({ context }) => context.chosen,
  invariants: compareChoiceInvariants,
});

const keeps = (...chosen: readonly string[]) => [{ actor: 'keep', input: { chosen } }];

transitionTable('compare-choice', {
  machine: compareChoiceMachine,
  rows: [
    { from: [], target: 'recalling', calls: [{ actor: 'recall', input: undefined }] },
    { title: 'what the device keeps is the set', from: [], event: three, target: { choosing: 'resting' } },
    { from: [], event: defect('recall'), target: { choosing: 'resting' } },
    { from: [], event: after(1_000), target: { choosing: 'resting' } },
    {
      title: 'a press before the set is known is refused',
      from: [],
      event: toggle('a'),
      target: 'recalling',
      refused: ['compare.toggled'],
    },
    {
      title: 'a deal goes in, and the device keeps it',
      from: [empty],
      event: toggle('e'),
      target: 'keeping',
      calls: keeps('e'),
    },
    {
      title: 'a deal goes out again',
      from: [four],
      event: toggle('b'),
      target: 'keeping',
      calls: keeps('a', 'c', 'd'),
    },
    {
      title: 'a fifth is refused, and it is said',
      from: [four],
      event: toggle('e'),
      target: { choosing: 'full' },
    },
    { from: [four, toggle('e')], event: after(6_000), target: { choosing: 'resting' } },
    { from: [four, toggle('e')], event: toggle('a'), target: 'keeping', calls: keeps('b', 'c', 'd') },
    { from: [four, toggle('e')], event: toggle('f'), target: { choosing: 'full' } },
    { from: [four], event: clear, target: 'keeping', calls: keeps() },
    { from: [empty, toggle('e')], event: kept, target: { choosing: 'resting' } },
    { from: [empty, toggle('e')], event: defect('keep'), target: { choosing: 'resting' } },
    { from: [empty, toggle('e')], event: after(1_000), target: { choosing: 'resting' } },
  ],
});

test('[MKT-11] the device keeps the set for the next page; what it keeps that is no set is none', async () => {
  const shelf: { text: string | null } = { text: '["s1","s1","not an id"]' };
  const storage = {
    read: () => () => (shelf.text === null ? none : some(shelf.text)),
    write: (_: string, text: string) => () => {
      shelf.text = text;
      return right(undefined);
    },
    remove: () => () => undefined,
  };
  const actor = createActor(compareChoice({ storage })).start();
  await settled();
  expect(selectChosen(actor.getSnapshot())).toEqual(['s1']);
  actor.send(toggle('s2'));
  await settled();
  expect(shelf.text).toBe('["s1","s2"]');
  expect(selectFull(actor.getSnapshot())).toBe(false);
  shelf.text = '{';
  const next = createActor(compareChoice({ storage })).start();
  await settled();
  expect(selectChosen(next.getSnapshot())).toEqual([]);
});
