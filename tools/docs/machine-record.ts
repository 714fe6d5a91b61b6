import type { AnyStateMachine } from 'xstate';
import type { ComputedDelay } from './model/states';

/** One machine of the documents. */
export interface MachineRecord {
  /** The name of its files under docs/statecharts. */
  readonly name: string;
  /** Its folder under src/application. */
  readonly folder: string;
  readonly title: { readonly zh: string; readonly en: string };
  readonly machine: AnyStateMachine;
  /** Sentences that hold in every reachable state. */
  readonly invariants: readonly string[];
  /** What a delay comes to that the machine computes, by its name. */
  readonly computedDelays?: Readonly<Record<string, ComputedDelay>>;
}

/** The title of a machine in both languages. */
export const fullTitle = ({ title }: MachineRecord): string => `${title.zh} · ${title.en}`;

/** A machine with how it is found and called. */
export const machineRecord = (
  name: string,
  zh: string,
  en: string,
  machine: AnyStateMachine,
  invariants: object,
  computedDelays: MachineRecord['computedDelays'] = {},
  folder = name,
): MachineRecord => ({
  name,
  folder,
  title: { zh, en },
  machine,
  invariants: Object.keys(invariants),
  computedDelays,
});
