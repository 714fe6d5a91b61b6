import { expect, test } from 'vitest';
import { fromPromise, setup, type AnyStateMachine } from 'xstate';
import { coverageOf } from '../../support/explore/coverage';
import { explore, type Exploration } from '../../support/explore/explore';
import { outcomeOf } from '../../support/explore/outcome';
import { after, done } from '../../support/explore/step';
import { lockMachine } from './sample-machine';

const meta = { requirements: ['ENT-00'] };
const described = { description: 'A state.', meta };
const work = fromPromise(() => Promise.resolve(1));

const explored = (machine: AnyStateMachine): Exploration =>
  explore({ machine, alphabet: [{ type: 'go' }, { type: 'back' }, done('work')], invariants: {} });

const kit = setup({
  actors: { work },
  guards: { never: () => false },
  actions: { goOn: () => undefined },
});

const sound = {
  ...described,
  id: 'm',
  initial: 'a',
  states: {
    a: { ...described, on: { go: { target: 'b' } } },
    b: { ...described, on: { go: { target: 'b', reenter: true }, back: { target: 'a' } } },
  },
} as const;

test('a sound machine gives no findings and tells its refusals', () => {
  const found = explored(kit.createMachine(sound));
  expect({ ...found, broken: {} }).toEqual({
    starts: 1,
    limit: 100_000,
    mostDefects: null,
    states: 2,
    steps: 4,
    transitions: 3,
    refusals: 1,
    broken: {},
    deadEnds: [],
    unanswered: [],
    unreached: [],
    strayed: [],
    shape: [],
  });
});

test('an event that no transition takes is refused, and one whose guards all fail', () => {
  const go = { guard: 'never', target: 'b' } as const;
  for (const on of [{}, { go }]) {
    const states = { ...sound.states, b: { ...described, on: { ...on, back: { target: 'a' } } } } as const;
    expect(explored(kit.createMachine({ ...sound, states }))).toMatchObject({ unanswered: [], refusals: 2 });
  }
});

test('an answer that nothing takes is found to be swallowed, with the way to it', () => {
  const invoke = { src: 'work', onError: { target: 'a' } } as const;
  const states = { ...sound.states, b: { ...described, invoke, on: { back: { target: 'a' } } } } as const;
  expect(explored(kit.createMachine({ ...sound, states })).unanswered).toEqual([
    'after go, in "b": done work is swallowed',
  ]);
});

test.each([
  ['forbidden', { go: undefined }, 1],
  ['empty', { go: {} }, 1],
  // No transition at all is a refusal; that it is written down is the fault.
  ['listed as nothing', { go: [] }, 0],
])('an event that is %s is found in the code, and in the walk where it is taken', (_case, on, swallowed) => {
  const states = { ...sound.states, b: { ...described, on: { ...on, back: { target: 'a' } } } } as const;
  const found = explored(kit.createMachine({ ...sound, states }));
  expect(found.shape).toHaveLength(1);
  expect(found.unanswered).toEqual(['after go, in "b": go is swallowed'].slice(0, swallowed));
});

test('a wildcard is found in the code', () => {
  const found = explored(kit.createMachine({ ...sound, on: { '*': { target: '.a' } } }));
  expect(found.shape).toEqual(['the machine: the wildcard * is not an answer']);
});

test('a state that nothing leaves is found to be a dead end', () => {
  const on = { go: { actions: 'goOn' }, back: { actions: 'goOn' } } as const;
  const states = { ...sound.states, b: { ...described, on } } as const;
  expect(explored(kit.createMachine({ ...sound, states })).deadEnds).toEqual(['after go, in "b"']);
});

test('code that no event comes to is found to be unreached', () => {
  const c = { ...described, on: { go: { target: 'a' }, back: { target: 'a' } } } as const;
  const found = explored(kit.createMachine({ ...sound, states: { ...sound.states, c } }));
  expect(found.unreached).toEqual([
    'c, go, to a: never taken',
    'c, back, to a: never taken',
    'c: never entered',
  ]);
});

test('a defect of an actor that nothing answers is found', () => {
  const invoke = { id: 'work', src: 'work', onDone: { target: 'a' } } as const;
  const states = { ...sound.states, b: { ...sound.states.b, invoke } } as const;
  expect(explored(kit.createMachine({ ...sound, states })).unanswered).toEqual([
    'after go, in "b": defect of work is a defect that nothing answers',
  ]);
});

test('a guard that throws is found, not thrown', () => {
  const machine = kit.createMachine(sound).provide({});
  machine.implementations.actions = {};
  const states = {
    ...sound.states,
    b: { ...sound.states.b, on: { ...sound.states.b.on, go: { guard: 'gone', target: 'a' } } },
  };
  const unsafe = kit.createMachine({ ...sound, states } as unknown as typeof sound);
  expect(explored(unsafe).unanswered[0]).toMatch(/^after go, in "b": go throws .*gone/s);
});

test('a broken invariant is named with the way to it, and a lost goal too', () => {
  const found = explore({
    machine: kit.createMachine(sound),
    alphabet: [{ type: 'go' }, { type: 'back' }],
    invariants: {
      'never b': ({ value }) => value !== 'b',
      'never back': (_now, last) => last?.event.type !== 'back',
    },
    goal: ({ status }) => status === 'done',
  });
  expect(found.broken['never b']).toEqual(['after go, in "b"', 'after go → go, in "b"']);
  expect(found.broken['never back']).toHaveLength(2);
  expect(found.strayed).toEqual(['at the start, in "a"', 'after go, in "b"']);
});

test('unnamed parts, and states without description or requirement, are found', () => {
  const found = explored(
    kit.createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { after: { 100: { target: 'a', actions: () => undefined, guard: () => true } } } },
    }),
  );
  expect(found.shape).toEqual([
    'the machine has no description',
    'the machine names no requirement in meta.requirements',
    'state a: the delay of 100 ms has no name',
    'state a, xstate.after.100.m.a: a guard has no name',
    'state a, xstate.after.100.m.a: an action has no name',
    'state a has no description',
    'state a names no requirement in meta.requirements',
  ]);
});

test('coverage counts only the asserted step and names what no row asserts', () => {
  const { missed } = coverageOf('m', {
    machine: kit.createMachine(sound),
    rows: [{ from: [{ type: 'go' }], event: { type: 'back' }, target: 'a' }],
  });
  expect(missed).toEqual(['a, go, to b', 'b, go, to b', 'state b']);
});

test('a row cannot answer for an actor that is not running, nor accept a delay that is too short', () => {
  const table = { machine: lockMachine, input: { door: 'north' }, rows: [] };
  const asked = { type: 'asked' } as const;
  const target = { bolt: 'shut', beeper: 'loud' };
  expect(() => outcomeOf(table, { from: [], event: done('question'), target })).toThrow(
    'no such actor is running',
  );
  expect(() => outcomeOf(table, { from: [asked], event: after(3001), target })).toThrow('before 3001 ms');
});

test('what a row leaves out counts as not happening', () => {
  const table = { machine: lockMachine, input: { door: 'north' }, rows: [] };
  const { said, did } = outcomeOf(table, {
    from: [],
    event: { type: 'asked' },
    target: { bolt: 'asking', beeper: 'loud' },
  });
  expect(did['calls']).toEqual(['ask']);
  expect(did).not.toEqual(said);
});
