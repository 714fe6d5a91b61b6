import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { copyingActors } from '../../../../src/application/kit/copying/actors';
import { copyingInvariants } from '../../../../src/application/kit/copying/invariants';
import { copyingMachine, type CopyRequested } from '../../../../src/application/kit/copying/machine';
import { selectCopyingStatus } from '../../../../src/application/kit/copying/status';
import { settled } from '../../../support/fakes/settled';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { after, defect, done } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';

const number: CopyRequested = { type: 'copy.requested', of: { text: 'HP202611220000000001' } };
const address: CopyRequested = { type: 'copy.requested', of: { path: '/sale/entrust/20260418' } };
const [taken, refused] = [done('copy', right(undefined)), done('copy', left('denied' as const))];
const asks = (wish: CopyRequested) => [{ actor: 'copy', input: { of: wish.of } }];

explorationTests('copying', {
  machine: copyingMachine,
  inputs: [undefined],
  alphabet: [number, address, taken, refused],
  facts: () => null,
  invariants: copyingInvariants,
});

transitionTable('copying', {
  machine: copyingMachine,
  rows: [
    { from: [], target: 'resting' },
    {
      title: 'a press asks the platform for one copy',
      from: [],
      event: number,
      target: 'copying',
      calls: asks(number),
    },
    { title: 'copied is said once the platform took it', from: [number], event: taken, target: 'copied' },
    { title: 'what the platform refused is said', from: [number], event: refused, target: 'failed' },
    { from: [number], event: defect('copy'), target: 'failed' },
    {
      title: 'a platform that does not answer has not copied',
      from: [number],
      event: after(10_000),
      target: 'failed',
    },
    {
      title: 'a second press meanwhile is refused',
      from: [number],
      event: number,
      target: 'copying',
      refused: ['copy.requested'],
    },
    {
      title: 'copied is said for two seconds',
      from: [number, taken],
      event: after(2_000),
      target: 'resting',
    },
    { from: [number, taken], event: address, target: 'copying', calls: asks(address) },
    {
      title: 'a copy that failed can be tried again',
      from: [number, refused],
      event: number,
      target: 'copying',
      calls: asks(number),
    },
  ],
});

test('a text is copied as it stands, a page by its whole address', async () => {
  const written: string[] = [];
  const clipboard = {
    write: (text: string) => () => {
      written.push(text);
      return Promise.resolve(right(undefined));
    },
  };
  const actors = copyingActors({ clipboard, origin: 'https://hupo.example' });
  const actor = createActor(copyingMachine.provide({ actors })).start();
  actor.send(number);
  await settled();
  actor.send(address);
  await settled();
  expect(written).toEqual(['HP202611220000000001', 'https://hupo.example/sale/entrust/20260418']);
  expect(selectCopyingStatus(actor.getSnapshot())).toBe('copied');
});
