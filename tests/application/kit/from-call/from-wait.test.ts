import { createActor, setup } from 'xstate';
import { expect, test } from 'vitest';
import { fromWait, unwiredWait, type WaitActor } from '../../../../src/application/kit/from-wait';
import { inspector, type Heard } from '../../../../src/application/kit/inspection/inspector';
import { settled } from '../../../support/fakes/settled';

interface SampleTypes {
  readonly context?: object;
  readonly events?: { readonly type: 'left' };
}
const types: SampleTypes = {};

const flow = setup({ types, actors: { back: unwiredWait('flow', 'back') } }).createMachine({
  id: 'flow',
  context: {},
  initial: 'waiting',
  states: {
    waiting: { invoke: { id: 'back', src: 'back', onDone: 'happened' }, on: { left: 'resting' } },
    happened: {},
    resting: {},
  },
});

const started = (back?: WaitActor) => {
  const defects: Heard[] = [];
  const actor = createActor(back === undefined ? flow : flow.provide({ actors: { back } }), {
    inspect: inspector((heard) => {
      if (heard.kind === 'broke') defects.push(heard);
    }),
  }).start();
  return { actor, defects, state: () => actor.getSnapshot().value };
};

const brokeWith = (message: string): Heard => ({
  kind: 'broke',
  flow: 'flow',
  event: 'xstate.error.actor.back',
  error: new Error(message),
});

test('[PER-03] a wait ends when what it waits for has happened', async () => {
  const { state, defects } = started(fromWait(() => Promise.resolve(undefined)));
  expect(state()).toBe('waiting');
  await settled();
  expect([state(), defects]).toEqual(['happened', []]);
});

test('[REL-01] a wait that throws or rejects is reported, and the flow waits on', async () => {
  const unwired = started();
  const rejected = started(fromWait(() => Promise.reject(new Error('no such thing'))));
  await settled();
  expect([unwired.state(), unwired.defects]).toEqual([
    'waiting',
    [brokeWith('flow: the actor "back" is not wired')],
  ]);
  expect([rejected.state(), rejected.defects]).toEqual(['waiting', [brokeWith('no such thing')]]);
});

test('[REL-01] leaving the state ends the wait: a later defect is not reported', async () => {
  const signals: AbortSignal[] = [];
  const { actor, defects, state } = started(
    fromWait((signal) => {
      signals.push(signal);
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    }),
  );
  actor.send({ type: 'left' });
  await settled();
  expect([state(), signals.map(({ aborted }) => aborted), defects]).toEqual(['resting', [true], []]);
});
