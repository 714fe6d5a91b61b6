import { createActor, setup } from 'xstate';
import { expect, test } from 'vitest';
import type { AnalyticsEvent } from '../../../../src/domain/session/analytics-event';
import { monitorFlows } from '../../../../src/application/kit/inspection/flow-monitor';

const machine = setup({
  types: { events: { type: 'go' } },
  actions: { reportRepeatedCursor: () => undefined },
}).createMachine({
  id: 'sample',
  initial: 'a',
  states: { a: { on: { go: { target: 'b', actions: 'reportRepeatedCursor' } } }, b: { on: { back: 'a' } } },
});

const followed = (logsRefusals: boolean) => {
  const monitor = monitorFlows(logsRefusals);
  const reported: AnalyticsEvent[] = [];
  const problems: string[] = [];
  const hidden: { now?: () => void } = {};
  monitor.follow({
    report: (of) => reported.push(of('7')),
    problem: (text) => problems.push(text),
    lifecycle: {
      listenHidden: (listener) => {
        hidden.now = listener;
        return () => undefined;
      },
    },
  });
  return { monitor, reported, problems, leave: () => hidden.now?.() };
};

test('[OPS-03] what flows refused is counted by flow and event, and told once when the page is left', () => {
  const page = followed(false);
  const actor = createActor(machine, { inspect: page.monitor.inspect }).start();
  page.leave();
  expect(page.reported).toEqual([]);
  actor.send({ type: 'back' });
  actor.send({ type: 'back' });
  actor.send({ type: 'go' });
  actor.send({ type: 'go' });
  page.leave();
  page.leave();
  expect(page.reported).toEqual([
    {
      name: 'eventsRefused',
      userId: '7',
      counts: { 'sample back': 2, 'sample go': 1, 'sample repeatedCursor': 1 },
    },
  ]);
});

test('in development each refusal is logged, with the state that refused it', () => {
  const page = followed(true);
  createActor(machine, { inspect: page.monitor.inspect }).start().send({ type: 'back' });
  expect(page.problems).toEqual(['the flow sample refused back in "a"']);
});

test('[OPS-03] outside development a refusal is not logged', () => {
  const page = followed(false);
  createActor(machine, { inspect: page.monitor.inspect }).start().send({ type: 'back' });
  expect(page.problems).toEqual([]);
});
