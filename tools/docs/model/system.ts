import type { AnyStateMachine } from 'xstate';
import type { MachineRecord } from '../machine-record';
import type { FlowMessages } from '../source/messages';
import { stateNodesOf } from './transitions';

/** A flow that another flow runs, with the id of its actor. */
export interface ChildFlow {
  readonly id: string;
  readonly record: MachineRecord;
}

/** A flow in the system. */
export interface SystemFlow {
  readonly record: MachineRecord;
  readonly children: readonly ChildFlow[];
  readonly messages: FlowMessages;
  /** Files outside the application that run it. */
  readonly runners: readonly string[];
}

const nothing: FlowMessages = { sends: new Map(), emits: [] };

const idOf = (logic: unknown): string | undefined => {
  if (typeof logic !== 'object' || logic === null || !('root' in logic)) return undefined;
  const id: unknown = Object.getOwnPropertyDescriptor(logic, 'id')?.value;
  return typeof id === 'string' ? id : undefined;
};

/** The machines that a machine invokes, by the ids of their actors. */
const childrenOf = (machine: AnyStateMachine, records: readonly MachineRecord[]): readonly ChildFlow[] => {
  const found = new Map<string, MachineRecord>();
  for (const { id, src } of stateNodesOf(machine).flatMap(({ invoke }) => invoke)) {
    const logic: unknown = typeof src === 'string' ? machine.implementations.actors[src] : src;
    const record = records.find((one) => one.machine.id === idOf(logic));
    if (record !== undefined) found.set(id, record);
  }
  return [...found].map(([id, record]) => ({ id, record }));
};

/** Who runs whom, and who sends what, for all flows. */
export const systemOf = (
  records: readonly MachineRecord[],
  messages: ReadonlyMap<string, FlowMessages>,
  runners: ReadonlyMap<string, readonly string[]>,
): readonly SystemFlow[] =>
  records.map((record) => ({
    record,
    children: childrenOf(record.machine, records),
    messages: messages.get(record.folder) ?? nothing,
    runners: runners.get(record.folder) ?? [],
  }));

/** The types of events that a machine takes. */
export const takenBy = ({ machine }: MachineRecord): ReadonlySet<string> =>
  new Set(stateNodesOf(machine).flatMap((node) => [...node.transitions.keys()]));
