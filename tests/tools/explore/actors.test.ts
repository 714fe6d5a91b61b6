import { expect, test } from 'vitest';
import {
  fromCallback,
  sendTo,
  setup,
  spawnChild,
  stopChild,
  type AnyActorRef,
  type EventObject,
} from 'xstate';
import { explore } from '../../support/explore/explore';
import { outcomeOf } from '../../support/explore/outcome';
import { done, news, says } from '../../support/explore/step';

const meta = { requirements: ['ENT-00'] };
const described = { description: 'A state.', meta };
const child = fromCallback<EventObject>(() => undefined);

/** Starts a watcher under a system id each time it is on, and one that is spawned; tells a system actor. */
const watching = setup({
  types: { events: {} as { type: 'on' } | { type: 'off' } | { type: 'seen' } },
  actors: { watcher: child, helper: child },
  actions: {
    tellNotices: sendTo(({ system }) => system.get('notices') as AnyActorRef, { type: 'notice.toast' }),
    startHelper: spawnChild('helper', { id: 'helper' }),
    stopHelper: stopChild('helper'),
    refuse: () => undefined,
  },
}).createMachine({
  ...described,
  id: 'watching',
  initial: 'off',
  states: {
    off: { ...described, on: { on: { target: 'on', actions: 'startHelper' }, off: { actions: 'refuse' } } },
    on: {
      ...described,
      invoke: {
        id: 'watcher',
        systemId: 'watcher',
        src: 'watcher',
        onSnapshot: { actions: 'tellNotices' },
        onDone: { target: 'off', actions: 'stopHelper' },
        onError: { target: 'off', actions: 'stopHelper' },
      },
      on: {
        seen: { actions: 'tellNotices' },
        off: { target: 'off', actions: 'stopHelper' },
        on: { actions: 'refuse' },
        'xstate.done.actor.helper': { actions: 'tellNotices' },
        'xstate.error.actor.helper': { actions: 'tellNotices' },
      },
    },
  },
});

const alphabet = [
  { type: 'on' as const },
  { type: 'off' as const },
  says('watcher', { type: 'seen' }),
  news('watcher', {}),
  done('watcher'),
  done('helper'),
];

test('actors under system ids, spawned actors and news of them are walked like any other', () => {
  const found = explore({
    machine: watching,
    alphabet,
    systemActors: ['notices'],
    invariants: { 'the watcher runs while on': (now) => now.matches('on') === 'watcher' in now.children },
    goal: (now) => now.matches('off'),
  });
  expect(found.broken).toEqual({ 'the watcher runs while on': [] });
  expect([
    ...found.unanswered,
    ...found.unreached,
    ...found.strayed,
    ...found.deadEnds,
    ...found.shape,
  ]).toEqual([]);
  // Off; on with the helper; on after the helper ended.
  expect(found.states).toBe(3);
});

test('a row sees what is sent to system actors, and answers of actors by id or by logic', () => {
  const table = { machine: watching, systemActors: ['notices'], rows: [] };
  const on = { type: 'on' as const };
  const toast = { to: 'notices', event: { type: 'notice.toast' } };
  const rows = [
    // A child whose news are heard tells its first snapshot as it starts.
    { from: [], event: on, target: 'on', calls: ['helper', 'watcher'], sends: [toast] },
    { from: [on], event: says('watcher', { type: 'seen' }), target: 'on', sends: [toast] },
    { from: [on], event: done('watcher'), target: 'off', stops: ['helper'] },
  ];
  for (const row of rows) {
    const { said, did } = outcomeOf(table, row);
    expect(did).toEqual(said);
  }
});
