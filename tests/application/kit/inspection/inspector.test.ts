import { assign, createActor, fromPromise, setup } from 'xstate';
import { expect, test, vi } from 'vitest';
import { inspector, type Heard } from '../../../../src/application/kit/inspection/inspector';
import { settled } from '../../../support/fakes/settled';

type Event = { readonly type: 'go' | 'back' | 'note' | 'end' };

interface SampleTypes {
  readonly context?: { readonly notes: number };
  readonly events?: Event;
}
const types: SampleTypes = {};

const kit = setup({
  types,
  actors: { work: fromPromise<number>(() => Promise.reject(new Error('no such thing'))) },
  guards: { never: () => false },
  actions: { note: assign({ notes: 1 }), reportRepeatedCursor: assign({}) },
});

const child = kit.createMachine({
  id: 'child',
  context: { notes: 0 },
  initial: 'a',
  states: {
    a: { on: { go: 'b', back: { guard: 'never', target: 'b' }, note: { actions: 'note' } } },
    b: { invoke: { src: 'work', onError: 'c' }, on: { end: 'over' } },
    c: { on: { end: 'over', back: { actions: 'reportRepeatedCursor' } } },
    over: { type: 'final' },
  },
});

const parent = setup({ actors: { child } }).createMachine({
  id: 'parent',
  invoke: { id: 'child', src: 'child' },
});

const opened = () => {
  const heard: Heard[] = [];
  const root = createActor(parent, { inspect: inspector((reported) => heard.push(reported)) }).start();
  heard.length = 0;
  return { heard, child: root.getSnapshot().children.child };
};

const words = (heard: readonly Heard[]): readonly string[] =>
  heard.map(({ kind, flow, event }) => `${flow} ${kind} ${event}`);

test('an event that no transition takes is heard as refused, with the state, also of a child', () => {
  const { heard, child: actor } = opened();
  actor?.send({ type: 'end' });
  expect(heard).toEqual([{ kind: 'refused', flow: 'child', event: 'end', state: 'a' }]);
});

test('an event whose guards all say no is refused; one of actions alone is taken', () => {
  const { heard, child: actor } = opened();
  actor?.send({ type: 'back' });
  actor?.send({ type: 'note' });
  expect(words(heard)).toEqual(['child refused back', 'child taken note']);
});

test('what a flow has started breaks: a defect, never a refusal', async () => {
  const { heard, child: actor } = opened();
  actor?.send({ type: 'go' });
  await settled();
  expect(words(heard)).toEqual([
    'child taken go',
    'child broke xstate.error.actor.0.child.b',
    'child taken xstate.error.actor.0.child.b',
  ]);
});

test('an event to a flow that has ended is refused too', () => {
  // XState warns of such events in development.
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { heard, child: actor } = opened();
  actor?.send({ type: 'go' });
  actor?.send({ type: 'end' });
  heard.length = 0;
  actor?.send({ type: 'back' });
  warned.mockRestore();
  expect(heard).toEqual([{ kind: 'refused', flow: 'child', event: 'back', state: 'done' }]);
});

test('a flow that breaks itself is heard', () => {
  const heard: Heard[] = [];
  const broken = setup({
    types,
    guards: {
      unsound: () => {
        throw new Error('unsound');
      },
    },
  }).createMachine({ id: 'unsound', context: { notes: 0 }, on: { go: { guard: 'unsound', actions: [] } } });
  const actor = createActor(broken, { inspect: inspector((reported) => heard.push(reported)) });
  actor.start();
  actor.send({ type: 'go' });
  expect(words(heard)).toEqual(['unsound broke ']);
});

test('[LAY-16] a flow that reports a broken promise of the server is heard, and goes on', async () => {
  const { heard, child: actor } = opened();
  actor?.send({ type: 'go' });
  await settled();
  heard.length = 0;
  actor?.send({ type: 'back' });
  expect(words(heard)).toEqual(['child taken back', 'child reported repeatedCursor']);
  expect(actor?.getSnapshot().matches('c')).toBe(true);
});
