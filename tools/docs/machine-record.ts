import { existsSync, readdirSync } from 'node:fs';
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

const application = new URL('../../src/application/', import.meta.url);
const areas = readdirSync(application);

/** Returns the folder of a flow with the folder of its area: `session/login`. */
const folderInArea = (flow: string): string => {
  const area = areas.find((each) => existsSync(new URL(`${each}/${flow}/machine.ts`, application)));
  if (area === undefined) throw new Error(`src/application has no folder ${flow} with a machine`);
  return `${area}/${flow}`;
};

/** A machine with how it is found and called. */
export const machineRecord = (
  name: string,
  zh: string,
  en: string,
  machine: AnyStateMachine,
  invariants: object,
  computedDelays: MachineRecord['computedDelays'] = {},
  flow = name,
): MachineRecord => ({
  name,
  folder: folderInArea(flow),
  title: { zh, en },
  machine,
  invariants: Object.keys(invariants),
  computedDelays,
});
