import { fullTitle, type MachineRecord } from '../machine-record';
import type { UsedPort } from '../model/port-calls';
import { asWords } from '../model/as-words';
import type { WaitedFor } from '../model/waited-for';
import { walkSentences, type Walk } from '../model/walk';
import { conditionSentence, eventSentence, targetSentence } from '../model/sentences';
import type { MachineDelay, MachineState } from '../model/states';
import type { RefusedEvent } from '../model/refusals';
import { code, codes, heading, list, picture, section, table, text, title, type Block } from './blocks';

/** What the page of one machine is written from. */
export interface MachineFacts {
  readonly record: MachineRecord;
  readonly states: readonly MachineState[];
  readonly delays: readonly MachineDelay[];
  readonly ports: readonly UsedPort[];
  /** Delays of adapters that apply to its calls. */
  readonly waits: readonly WaitedFor[];
  /** The walk through all its states; undefined when none is recorded. */
  readonly walk: Walk | undefined;
}

/** Every requirement id that a machine's states name, sorted. */
export const requirementsOf = (states: readonly MachineState[]): readonly string[] =>
  [...new Set(states.flatMap(({ requirements }) => requirements))].toSorted();

const stateName = ({ path }: MachineState): string => (path === '' ? 'the machine' : code(path));

const whatItIs = (state: MachineState, states: readonly MachineState[]): string => {
  const isFirst = states.some(({ initial }) => initial === state.path && state.path !== '');
  const kind = state.kind === 'atomic' || state.kind === 'compound' ? [] : [state.kind];
  return [...(isFirst ? ['first'] : []), ...kind].join(', ');
};

const doings = (state: MachineState): string =>
  [
    ...(state.entryDoings.length === 0 ? [] : [`on entry ${state.entryDoings.join(', ')}`]),
    ...(state.exitDoings.length === 0 ? [] : [`on exit ${state.exitDoings.join(', ')}`]),
    ...(state.invokes.length === 0 ? [] : [`runs ${codes(state.invokes.map(({ id }) => id))}`]),
  ].join('; ');

const stateRows = (states: readonly MachineState[]): readonly (readonly string[])[] =>
  states.map((state) => [
    stateName(state),
    whatItIs(state, states),
    state.description,
    doings(state),
    state.requirements.join(', '),
  ]);

const transitionRows = ({ states, delays }: MachineFacts): readonly (readonly string[])[] =>
  states.flatMap((state) =>
    state.transitions.map((transition) => [
      stateName(state),
      eventSentence(transition, delays),
      conditionSentence(transition),
      targetSentence(transition),
      transition.doings.join(', '),
    ]),
  );

const refusalSentence = ({ event, unless }: RefusedEvent): string =>
  code(event) + (unless.length === 0 ? '' : ` (unless ${unless.join(', or ')})`);

const refusalRows = (states: readonly MachineState[]): readonly (readonly string[])[] =>
  states
    .map((state) => [stateName(state), state.refuses.map(refusalSentence).join(', ')])
    .filter(([, events]) => events !== '');

const actorRows = (states: readonly MachineState[]): readonly (readonly string[])[] =>
  states.flatMap((state) => state.invokes.map(({ id, src }) => [code(id), code(src), stateName(state)]));

const portRow = ({ name, file, purpose, calls }: UsedPort): readonly string[] => [
  `[${name}](../../${file})`,
  codes(calls),
  purpose,
];

const waitRow = ({ what, value, file, calls }: WaitedFor): readonly string[] => [
  what,
  value,
  `[${file.split('/').at(-1) ?? file}](../../${file})`,
  codes(calls),
];

const delayRow = ({ name, value, detail }: MachineDelay): readonly string[] => [
  asWords(name),
  detail === '' ? value : `${value}: ${detail}`,
];

const portSection = (ports: readonly UsedPort[]): readonly Block[] =>
  ports.length === 0
    ? [heading('Ports'), text('None: its actors call nothing outside the application.')]
    : section('Ports', table(['Port', 'Called', 'What it is for'], ports.map(portRow)));

/** The page of one machine: its chart, states, transitions in words, invariants, ports and delays (AUD-01). */
export const machinePage = (facts: MachineFacts): readonly Block[] => {
  const { record, states, delays, ports, waits, walk } = facts;
  return [
    title(fullTitle(record)),
    text(states[0]?.description ?? ''),
    text(
      `Written from \`src/application/${record.folder}/machine.ts\` by \`npm run docs\`. ` +
        `[All machines](index.md) · [Charts to zoom in](index.html#${record.name})`,
    ),
    picture(fullTitle(record), `${record.name}.svg`),
    text(`Requirements served: ${requirementsOf(states).join(', ')}.`),
    ...section(
      'States',
      table(['State', 'Kind', 'What it means', 'What it does', 'Requirements'], stateRows(states)),
    ),
    ...section('Transitions', table(['In', 'When', 'If', 'Then to', 'Doing'], transitionRows(facts))),
    ...section(
      'Refusals',
      table(['In', 'Refused'], refusalRows(states)),
      'No transition takes these events in these states: nothing happens, and the inspector records each of them.',
    ),
    ...section('Invariants', list(record.invariants), walk === undefined ? '' : walkSentences(walk)),
    ...section('Actors', table(['Actor', 'Logic', 'Runs in'], actorRows(states))),
    ...portSection(ports),
    ...section('Delays', table(['Delay', 'Value'], delays.map(delayRow))),
    ...section(
      'Delays of what it calls',
      table(['What', 'How long', 'Source', 'Calls'], waits.map(waitRow)),
      '`fromCall` and the adapters keep these; the flow waits for them, within its own delays.',
    ),
  ];
};
