import type { ChartSource } from '../chart/graph';
import { fullTitle, type MachineRecord } from '../machine-record';
import type { UsedPort } from './port-calls';
import type { MachineState } from './states';
import { takenBy, type SystemFlow } from './system';
import type { MachineTransition } from './transitions';

const plain = {
  requirements: [],
  entry: [],
  exit: [],
  entryDoings: [],
  exitDoings: [],
  invokes: [],
  refuses: [],
};

const arrow = (from: MachineRecord, to: MachineRecord, event: string, index: number): MachineTransition => ({
  key: `${from.name}|${to.name}|${event}`,
  source: from.name,
  eventType: event,
  event,
  index: 0,
  guard: undefined,
  targets: [to.name],
  reenter: false,
  actions: [],
  condition: undefined,
  doings: [],
  description: `arrow ${index}`,
});

/** Arrows from a flow to those that it runs, and from them back to it; `runs` where nothing else is sent. */
const arrowsFrom = (flow: SystemFlow, all: readonly SystemFlow[]): readonly MachineTransition[] => {
  const down = flow.children.flatMap(({ id, record }) => {
    const sent = flow.messages.sends.get(id) ?? [];
    return (sent.length === 0 ? ['runs'] : sent).map((event, index) =>
      arrow(flow.record, record, event, index),
    );
  });
  const up = all
    .filter(({ children }) => children.some(({ record }) => record === flow.record))
    .flatMap(({ record }) =>
      flow.messages.emits
        .filter((type) => takenBy(record).has(type))
        .map((event, index) => arrow(flow.record, record, event, index)),
    );
  return [...down, ...up];
};

/** The chart of the flows that run others or are run by them, with their ports. */
export const systemChart = (
  all: readonly SystemFlow[],
  ports: ReadonlyMap<string, readonly UsedPort[]>,
): ChartSource => {
  const inChart = all.filter(
    (flow) =>
      flow.children.length > 0 ||
      all.some(({ children }) => children.some(({ record }) => record === flow.record)),
  );
  const box = (flow: SystemFlow): MachineState => {
    const called = (ports.get(flow.record.folder) ?? []).map(({ name }) => name);
    return {
      ...plain,
      path: flow.record.name,
      name: fullTitle(flow.record),
      parent: '',
      kind: 'atomic',
      initial: undefined,
      description: called.length === 0 ? 'calls no port' : `calls ${called.join(', ')}`,
      transitions: arrowsFrom(flow, inChart),
    };
  };
  const system: MachineState = {
    ...plain,
    path: '',
    name: 'system',
    parent: undefined,
    kind: 'compound',
    initial: undefined,
    description:
      'Flows that run others or are run by them, what they send each other, and the ports that they call.',
    transitions: [],
  };
  return {
    title: '系统 · System',
    states: [system, ...inChart.map(box)],
    delays: [],
  };
};
