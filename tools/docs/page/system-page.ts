import type { MachineRecord } from '../machine-record';
import { takenBy, type SystemFlow } from '../model/system';
import type { UsedPort } from '../model/port-calls';
import { code, codes, picture, section, table, text, title, type Block } from './blocks';

const link = ({ name }: MachineRecord): string => `[${name}](statecharts/${name}.md)`;

const parentsOf = (flow: SystemFlow, all: readonly SystemFlow[]): readonly SystemFlow[] =>
  all.filter(({ children }) => children.some(({ record }) => record === flow.record));

const runBy = (flow: SystemFlow, all: readonly SystemFlow[]): string =>
  [
    ...parentsOf(flow, all).map(({ record }) => link(record)),
    ...flow.runners.map((file) => `[${file.replace('src/', '')}](../${file})`),
  ].join(', ');

const childOf = ({ children }: SystemFlow, id: string): string => {
  const child = children.find((one) => one.id === id);
  return child === undefined ? code(id) : `${code(id)} (${link(child.record)})`;
};

const flowRow = (
  flow: SystemFlow,
  all: readonly SystemFlow[],
  ports: readonly UsedPort[],
): readonly string[] => [
  `${link(flow.record)} ${flow.record.title.zh}`,
  runBy(flow, all),
  flow.children.map(({ id, record }) => `${code(id)} (${link(record)})`).join(', '),
  ports.map(({ name, file }) => `[${name}](../${file})`).join(', '),
];

const sentRows = (flow: SystemFlow): readonly (readonly string[])[] =>
  [...flow.messages.sends]
    .filter(([, types]) => types.length > 0)
    .map(([to, types]) => [link(flow.record), childOf(flow, to), codes(types)]);

const hearersOf = (flow: SystemFlow, type: string, all: readonly SystemFlow[]): string =>
  parentsOf(flow, all)
    .filter(({ record }) => takenBy(record).has(type))
    .map(({ record }) => link(record))
    .join(', ');

const emittedRows = (flow: SystemFlow, all: readonly SystemFlow[]): readonly (readonly string[])[] =>
  flow.messages.emits.map((type) => [link(flow.record), code(type), hearersOf(flow, type, all)]);

/** The system: who runs whom, who sends what, and which ports each flow calls. */
export const systemPage = (
  all: readonly SystemFlow[],
  ports: ReadonlyMap<string, readonly UsedPort[]>,
): readonly Block[] => [
  title('The system of flows'),
  text(
    `All ${all.length} flows, written by \`npm run docs\` from the machines and from the code that sends their events. The chart ` +
      'shows the flows that run others or are run by them; the tables have all.',
  ),
  picture('系统 · System', 'system.svg'),
  ...section(
    'Who runs whom, and which ports they call',
    table(
      ['Flow', 'Run by', 'Runs', 'Ports'],
      all.map((flow) => flowRow(flow, all, ports.get(flow.record.folder) ?? [])),
    ),
    'A flow is run by another flow, by the module of a page, by the definition of a feature, or by the composition root.',
  ),
  ...section(
    'Who sends what to whom',
    table(['Flow', 'Actor', 'Events'], all.flatMap(sentRows)),
    'Actors without a link are callbacks of the same flow that reach a port.',
  ),
  ...section(
    'What flows emit',
    table(
      ['Flow', 'Event', 'Taken by the flow that runs it'],
      all.flatMap((flow) => emittedRows(flow, all)),
    ),
    'Where no flow takes an event, views or the composition root listen to it.',
  ),
];
