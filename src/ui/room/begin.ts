import type { Inspect } from '../../application/inspection/inspector';
import type { Again, AnyFlows, Running } from './flow';

/** What flows begin from, by their names: what a server sent along, or how those of an earlier stay go on. */
export interface BegunFrom {
  readonly brought: Readonly<Record<string, unknown>>;
  readonly again: Readonly<Record<string, Again<Running>>>;
}

/** The flows of a page, made and not yet started. */
export interface BegunFlows {
  /** What the page's screen gets, by name. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly start: () => void;
  readonly stop: () => void;
  /** How they begin once more with what they have been answered so far. */
  readonly again: () => BegunFrom['again'];
}

interface Made {
  readonly name: string;
  readonly given: unknown;
  readonly actor: Running | null;
  readonly waits: boolean;
  readonly again: () => Again<Running> | null;
}

const madeOf = (
  [name, one]: readonly [string, AnyFlows[string]],
  inspect: Inspect,
  { brought, again }: BegunFrom,
): Made => {
  if ('machine' in one) return { name, given: one.machine, actor: null, waits: true, again: () => null };
  const before = Object.hasOwn(again, name) ? again[name] : undefined;
  const actor =
    before?.(inspect) ?? one.begin(inspect, Object.hasOwn(brought, name) ? brought[name] : undefined);
  return {
    name,
    given: actor,
    actor,
    waits: one.waits === true,
    again: () => one.again?.(actor) ?? null,
  };
};

/** Makes the flows of a page, those that were answered before from their answers. */
export const begin = (flows: AnyFlows, inspect: Inspect, from: BegunFrom): BegunFlows => {
  const made = Object.entries(flows).map((named) => madeOf(named, inspect, from));
  return {
    given: Object.fromEntries(made.map(({ name, given }) => [name, given])),
    start: () => made.filter(({ waits }) => !waits).forEach(({ actor }) => actor?.start()),
    stop: () => made.forEach(({ actor }) => actor?.stop()),
    again: () =>
      Object.fromEntries(
        made.flatMap(({ name, again }) => {
          const anew = again();
          return anew === null ? [] : [[name, anew]];
        }),
      ),
  };
};
