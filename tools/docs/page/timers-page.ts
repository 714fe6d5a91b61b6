import { asWords } from '../model/as-words';
import { namedDurations, startedTimers, type NamedDuration, type StartedTimer } from '../source/timers';
import { code, codes, section, table, text, title, type Block } from './blocks';
import type { MachineFacts } from './machine-page';

const link = (file: string): string => `[${file}](../${file})`;

/** The states of a machine that a delay ends or repeats. */
const statesWith = ({ states }: MachineFacts, delay: string): string =>
  codes(
    states
      .filter(({ transitions }) => transitions.some(({ event }) => event === `after ${delay}`))
      .map(({ path }) => (path === '' ? 'the machine' : path)),
  );

const machineRows = (facts: MachineFacts): readonly (readonly string[])[] =>
  facts.delays.map(({ name, value, detail }) => [
    `[${facts.record.name}](statecharts/${facts.record.name}.md)`,
    asWords(name),
    detail === '' ? value : `${value}: ${detail}`,
    statesWith(facts, name),
    `src/application/${facts.record.folder}`,
  ]);

const durationRow = ({ name, value, file, what }: NamedDuration): readonly string[] => [
  code(name),
  value,
  what,
  link(file),
];

const startRow = ({ call, value, file, place }: StartedTimer): readonly string[] => [
  code(call),
  value,
  code(place),
  link(file),
];

const client = ['src', 'contract'];
const gateway = ['gateway/src'];
const durationHead = ['Name', 'Value', 'What it is', 'Source'];
const startHead = ['Call', 'Value', 'Place', 'Source'];

/** Every timer: the delays of flows, the durations that code names, and every place that starts a timer. */
export const timersPage = (root: string, all: readonly MachineFacts[]): readonly Block[] => [
  title('Timers'),
  text(
    'Written by `npm run docs` from the code: the delays of all machines, every constant in milliseconds (`…Ms`) of client, ' +
      'contract and gateway, and every call that starts a timer of the platform.',
  ),
  ...section(
    'Delays of the flows',
    table(['Flow', 'Delay', 'Value', 'States', 'Source'], all.flatMap(machineRows)),
  ),
  ...section('Durations of the client', table(durationHead, namedDurations(root, client).map(durationRow))),
  ...section('Durations of the gateway', table(durationHead, namedDurations(root, gateway).map(durationRow))),
  ...section(
    'Timers that the client starts',
    table(startHead, startedTimers(root, client).map(startRow)),
    'The timers of flows are started by XState.',
  ),
  ...section('Timers that the gateway starts', table(startHead, startedTimers(root, gateway).map(startRow))),
];
