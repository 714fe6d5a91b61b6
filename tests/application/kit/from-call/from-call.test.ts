import { left, right } from 'fp-ts/Either';
import { createActor, setup, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { fromCall, unwiredCall, type Answer } from '../../../../src/application/kit/from-call';
import { inspector, type Heard } from '../../../../src/application/kit/inspection/inspector';
import type { Call } from '../../../../src/ports/call';
import { fakeCall, type FakeCall } from '../../../support/fakes/pending-calls';
import { settled } from '../../../support/fakes/settled';

interface SampleTypes {
  readonly context?: object;
  readonly events?: { readonly type: 'left' };
}
const types: SampleTypes = {};
const limit = 1_000;

const flow = setup({
  types,
  actors: { ask: unwiredCall<string, { readonly of: string }>('flow', 'ask') },
}).createMachine({
  id: 'flow',
  context: {},
  initial: 'calling',
  states: {
    calling: {
      invoke: { id: 'ask', src: 'ask', input: { of: 'deal' }, onDone: 'answered' },
      on: { left: 'resting' },
    },
    answered: {},
    resting: {},
  },
});

const started = (machine = flow) => {
  const clock = new SimulatedClock();
  const heard: Heard[] = [];
  const outputs: unknown[] = [];
  const inspect = inspector((one) => heard.push(one));
  const actor = createActor(machine, {
    clock,
    inspect: (inspected) => {
      inspect(inspected);
      if (inspected.type === '@xstate.event' && inspected.event.type === 'xstate.done.actor.ask')
        outputs.push(inspected.event['output']);
    },
  }).start();
  const defects = () => heard.filter(({ kind }) => kind === 'broke');
  return { actor, clock, outputs, defects, state: () => actor.getSnapshot().value };
};

const opened = () => {
  const ask: FakeCall<string, Answer<string>> = fakeCall('ask');
  const call = fromCall<string, { readonly of: string }>(({ of }, { signal }) => ask.call(of, signal), {
    limit,
  });
  return { ...started(flow.provide({ actors: { ask: call } })), ask };
};

const malformed = left({ kind: 'malformed', field: '' });
const timeout = left({ kind: 'timeout' });

test.each([right('the deal'), left({ kind: 'network' } as const)])(
  '[GAT-08] a call ends with its own answer, whichever it is',
  async (answer) => {
    const { ask, outputs, state, defects } = opened();
    expect(ask.last().input).toBe('deal');
    ask.last().answer(answer);
    await settled();
    expect([outputs, state(), defects()]).toEqual([[answer], 'answered', []]);
    expect(ask.last().signal?.aborted).toBe(false);
  },
);

test('[GAT-08] a call ends with a timeout when the limit passes by the clock of the actor system', async () => {
  const { ask, clock, outputs, state } = opened();
  clock.increment(limit - 1);
  await settled();
  expect([outputs, state()]).toEqual([[], 'calling']);
  clock.increment(1);
  expect([outputs, state()]).toEqual([[timeout], 'answered']);
  expect(ask.last().signal?.aborted).toBe(true);
});

test('[GAT-08] a rejected call ends with a failure, and the inspector reports the defect of the flow', async () => {
  const { ask, outputs, state, defects } = opened();
  ask.last().breakDown();
  await settled();
  expect([outputs, state()]).toEqual([[malformed], 'answered']);
  expect(defects()).toEqual([
    { kind: 'broke', flow: 'flow', event: 'xstate.error.actor.ask', error: new Error('ask: a defect') },
  ]);
});

test('[GAT-08] a call can end with another failure after a defect, which is reported all the same', async () => {
  const broken: Call<string> = () => Promise.reject(new Error('no such thing'));
  const call = fromCall<string, { readonly of: string }>(() => broken, {
    limit,
    defect: { kind: 'timeout' },
  });
  const { outputs, defects } = started(flow.provide({ actors: { ask: call } }));
  await settled();
  expect([outputs, defects().length]).toEqual([[timeout], 1]);
});

test('[GAT-08] a call that throws before it is sent ends with a failure, and is reported', async () => {
  const { outputs, state, defects } = started();
  await settled();
  expect([outputs, state()]).toEqual([[malformed], 'answered']);
  expect(defects()).toEqual([
    {
      kind: 'broke',
      flow: 'flow',
      event: 'xstate.error.actor.ask',
      error: new Error('flow: the actor "ask" is not wired'),
    },
  ]);
});

test('[GAT-08] leaving the state aborts the call', () => {
  const { actor, ask } = opened();
  actor.send({ type: 'left' });
  expect(ask.last().signal?.aborted).toBe(true);
});

test('[GAT-08] a call that no flow runs reports its defect without a flow', async () => {
  const heard: Heard[] = [];
  const broken: Call<string> = () => Promise.reject(new Error('no such thing'));
  createActor(
    fromCall(() => broken, { limit }),
    { id: 'alone', inspect: inspector((one) => heard.push(one)) },
  ).start();
  await settled();
  expect(heard).toEqual([
    { kind: 'broke', flow: '', event: 'xstate.error.actor.alone', error: new Error('no such thing') },
  ]);
});

const steps = ['answered', 'broke', 'limitPassed', 'left'] as const;
type Step = (typeof steps)[number];

const orders = (length: number): readonly (readonly Step[])[] =>
  length === 0 ? [[]] : orders(length - 1).flatMap((order) => steps.map((step) => [...order, step]));

const expected: Readonly<Record<Step, readonly unknown[]>> = {
  answered: [right('the deal')],
  broke: [malformed],
  limitPassed: [timeout],
  left: [],
};

test.each(orders(3))(
  '[GAT-08] the first of what can happen decides how a call ends: %s, %s, %s',
  async (...order) => {
    const { actor, ask, clock, outputs, defects, state } = opened();
    const call = ask.last();
    const take: Readonly<Record<Step, () => void>> = {
      answered: () => call.answer(right('the deal')),
      broke: () => call.breakDown(),
      limitPassed: () => clock.increment(limit),
      left: () => actor.send({ type: 'left' }),
    };
    for (const step of order) {
      take[step]();
      await settled();
    }
    const [first = 'left'] = order;
    expect(outputs).toEqual(expected[first]);
    expect(defects()).toHaveLength(first === 'broke' ? 1 : 0);
    expect(state()).toBe(first === 'left' ? 'resting' : 'answered');
    expect(call.signal?.aborted).toBe(first === 'left' || first === 'limitPassed');
    expect(actor.getSnapshot().status).toBe('active');
  },
);
