import type { Inspect } from '../../application/inspection/inspector';
import type { AnyFlows, Running } from './flow';

/** The flows of a page, made and not yet started. */
export interface BegunFlows {
  /** What the page's screen gets, by name. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly start: () => void;
  readonly stop: () => void;
  /** What they have been answered so far, as a server would send it along. */
  readonly answers: () => Readonly<Record<string, unknown>>;
}

interface Made {
  readonly name: string;
  readonly given: unknown;
  readonly actor: Running | null;
  readonly waits: boolean;
  readonly sent: () => unknown;
}

const madeOf = (
  [name, one]: readonly [string, AnyFlows[string]],
  inspect: Inspect,
  brought: Readonly<Record<string, unknown>>,
): Made => {
  if ('machine' in one) return { name, given: one.machine, actor: null, waits: true, sent: () => undefined };
  const actor = one.begin(inspect, Object.hasOwn(brought, name) ? brought[name] : undefined);
  return {
    name,
    given: actor,
    actor,
    waits: one.waits === true,
    sent: () => one.answer?.standing(actor).sent,
  };
};

/** Makes the flows of a page, those that are brought along from their answers. */
export const begin = (
  flows: AnyFlows,
  inspect: Inspect,
  brought: Readonly<Record<string, unknown>>,
): BegunFlows => {
  const made = Object.entries(flows).map((named) => madeOf(named, inspect, brought));
  return {
    given: Object.fromEntries(made.map(({ name, given }) => [name, given])),
    start: () => made.filter(({ waits }) => !waits).forEach(({ actor }) => actor?.start()),
    stop: () => made.forEach(({ actor }) => actor?.stop()),
    answers: () => Object.fromEntries(made.map(({ name, sent }) => [name, sent()])),
  };
};
