import { and, createMachine, type AnyStateMachine } from 'xstate';

/** A machine's chart with one thing taken out of it. */
export interface ChartMutant {
  /** What is taken out: `open.idle, on close: guard mayClose`. */
  readonly what: string;
  /** The path of the state that it is taken from. */
  readonly source: string;
  readonly machine: AnyStateMachine;
}

type Config = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly unknown[]) : [value];

/** The same configuration, with what stands at a path changed. */
const withAt = (at: unknown, path: Path, change: (value: unknown) => unknown): unknown => {
  const [head, ...rest] = path;
  if (head === undefined) return change(at);
  if (Array.isArray(at))
    return (at as readonly unknown[]).map((value, index) =>
      index === head ? withAt(value, rest, change) : value,
    );
  if (!isConfig(at)) return at;
  return { ...at, [head]: withAt(at[head], rest, change) };
};

interface Cut {
  readonly what: string;
  readonly source: string;
  readonly path: Path;
  readonly change: (value: unknown) => unknown;
}

const nameOf = (of: unknown): string => {
  if (typeof of === 'string') return of;
  if (isConfig(of) && typeof of['type'] === 'string') return of['type'];
  return typeof of === 'function' ? of.name || 'inline' : 'inline';
};

const without = (index: number) => (value: unknown) => listOf(value).filter((_, at) => at !== index);

const actionCuts = (source: string, words: string, path: Path, actions: unknown): readonly Cut[] =>
  listOf(actions).map((action, index) => ({
    what: `${words}: action ${nameOf(action)}`,
    source,
    path,
    change: without(index),
  }));

/** The cuts in the branches of one event: each branch, its guard, each of its actions. */
const branchCuts = (source: string, words: string, path: Path, branches: unknown): readonly Cut[] =>
  listOf(branches).flatMap((branch, index) => {
    const own = `${words}${index === 0 ? '' : `, branch ${index + 1}`}`;
    const place: Path = Array.isArray(branches) ? [...path, index] : path;
    const whole: Cut = { what: `${own}: transition`, source, path, change: without(index) };
    if (!isConfig(branch)) return [whole];
    const guard: readonly Cut[] =
      branch['guard'] === undefined
        ? []
        : [
            {
              what: `${own}: guard ${nameOf(branch['guard'])}`,
              source,
              path: [...place, 'guard'],
              change: () => undefined,
            },
          ];
    return [whole, ...guard, ...actionCuts(source, own, [...place, 'actions'], branch['actions'])];
  });

const ofEvents = (source: string, at: string, path: Path, events: unknown): readonly Cut[] =>
  isConfig(events)
    ? Object.entries(events).flatMap(([name, branches]) =>
        branchCuts(source, `${at}, ${name}`, [...path, name], branches),
      )
    : [];

const invokeCuts = (source: string, at: string, path: Path, invoke: unknown): readonly Cut[] =>
  listOf(invoke).flatMap((one, index) => {
    const place: Path = Array.isArray(invoke) ? [...path, index] : path;
    if (!isConfig(one)) return [];
    return ['onDone', 'onError', 'onSnapshot'].flatMap((end) =>
      branchCuts(source, `${at}, ${end} of ${nameOf(one['src'])}`, [...place, end], one[end]),
    );
  });

const cutsOf = (config: Config, source: string, path: Path): readonly Cut[] => {
  const at = source === '' ? 'any state' : source;
  const states = isConfig(config['states']) ? config['states'] : {};
  return [
    ...actionCuts(source, `${at}, entry`, [...path, 'entry'], config['entry']),
    ...actionCuts(source, `${at}, exit`, [...path, 'exit'], config['exit']),
    ...ofEvents(source, at, [...path, 'on'], config['on']),
    ...ofEvents(source, `${at}, after`, [...path, 'after'], config['after']),
    ...branchCuts(source, `${at}, always`, [...path, 'always'], config['always']),
    ...branchCuts(source, `${at}, done`, [...path, 'onDone'], config['onDone']),
    ...invokeCuts(source, at, [...path, 'invoke'], config['invoke']),
    ...Object.entries(states).flatMap(([name, state]) =>
      isConfig(state)
        ? cutsOf(state, source === '' ? name : `${source}.${name}`, [...path, 'states', name])
        : [],
    ),
  ];
};

/** Far more than all rows of a table together take. */
const bound = 100_000;

/** The same chart, in which states that are left at once throw instead of leading into each other for ever. */
const bounded = (config: Config, count = { turns: 0 }): Config => {
  const turn = (): boolean => {
    count.turns += 1;
    if (count.turns > bound) throw new Error('a chart without an end');
    return true;
  };
  const always = listOf(config['always']).map((branch) => {
    const given = isConfig(branch) ? branch : { target: branch };
    return { ...given, guard: given['guard'] === undefined ? turn : and([turn, given['guard'] as never]) };
  });
  const states = Object.entries(isConfig(config['states']) ? config['states'] : {});
  return {
    ...config,
    ...(always.length === 0 ? {} : { always }),
    ...(states.length === 0
      ? {}
      : {
          states: Object.fromEntries(
            states.map(([name, state]) => [name, isConfig(state) ? bounded(state, count) : state]),
          ),
        }),
  };
};

/** The machine without each of its transitions, its guards and its actions, one at a time. Source: AUD-03. */
export const chartMutantsOf = (machine: AnyStateMachine): readonly ChartMutant[] =>
  cutsOf(machine.config as Config, '', []).map(({ what, source, path, change }) => ({
    what,
    source,
    machine: createMachine(
      bounded(withAt(machine.config, path, change) as Config) as typeof machine.config,
      machine.implementations,
    ) as AnyStateMachine,
  }));
