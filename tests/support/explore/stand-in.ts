import type { ActorLogic, AnyActorLogic, AnyStateMachine, EventObject, Snapshot } from 'xstate';

/** An actor that the machine started, with its input. The name is the one under which the machine declares it. */
export interface Call {
  readonly actor: string;
  readonly input: unknown;
}

/** An event that the machine sent, to the id of a child, of a system actor, or to `parent`. */
export interface Sent {
  readonly to: string;
  readonly event: EventObject;
}

/** What stand-ins saw, in order. */
export interface Heard {
  readonly calls: Call[];
  readonly sends: Sent[];
  readonly stops: string[];
}

type Order = EventObject &
  (
    | { readonly type: 'stand-in.done'; readonly output: unknown }
    | { readonly type: 'stand-in.error'; readonly error: unknown }
    | { readonly type: 'stand-in.news'; readonly snapshot: object }
  );

const isOrder = (event: EventObject): event is Order => event.type.startsWith('stand-in.');

const obey = (snapshot: Snapshot<unknown>, order: Order): Snapshot<unknown> => {
  if (order.type === 'stand-in.news') return { ...snapshot, ...order.snapshot };
  if (order.type === 'stand-in.done') {
    return { ...snapshot, status: 'done', output: order.output, error: undefined };
  }
  return { ...snapshot, status: 'error', error: order.error, output: undefined };
};

const active: Snapshot<undefined> = { status: 'active', output: undefined, error: undefined };

/** Whether actors of this logic report their defects and go on, so that a chart hears of none. */
const neverBreaks = (logic: unknown): boolean =>
  typeof logic === 'object' && logic !== null && 'neverBreaks' in logic && logic.neverBreaks === true;

/** Whether a running actor reports its defects and goes on. */
export const actorNeverBreaks = (actor: object): boolean => 'logic' in actor && neverBreaks(actor.logic);

/** An actor that does nothing by itself: it notes its start and what it is sent, and ends when it is told to. */
export const standIn = (
  name: string,
  heard: Heard,
  declared?: unknown,
): ActorLogic<Snapshot<unknown>, EventObject, unknown> => {
  const inputs = new WeakMap<object, unknown>();
  return {
    ...(neverBreaks(declared) ? { neverBreaks: true } : {}),
    ...(typeof declared === 'object' && declared !== null && 'isCall' in declared ? { isCall: true } : {}),
    getInitialSnapshot: (scope, input) => {
      inputs.set(scope.self, input);
      return active;
    },
    start: (_snapshot, scope) => {
      heard.calls.push({ actor: name, input: inputs.get(scope.self) });
    },
    transition: (snapshot, event, scope) => {
      if (isOrder(event)) return obey(snapshot, event);
      if (event.type === 'xstate.stop') heard.stops.push(scope.id);
      else heard.sends.push({ to: scope.id, event });
      return snapshot;
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  };
};

/** The machine with every declared actor replaced by a stand-in, except those given as `real`. */
export const withStandIns = <TMachine extends AnyStateMachine>(
  machine: TMachine,
  heard: Heard,
  real: Readonly<Record<string, AnyActorLogic>> = {},
): TMachine => {
  const declared = Object.entries(machine.implementations.actors);
  const standIns = declared.map(
    ([name, logic]) => [name, real[name] ?? standIn(name, heard, logic)] as const,
  );
  return machine.provide({ actors: Object.fromEntries(standIns) }) as TMachine;
};

export const nothingHeard = (): Heard => ({ calls: [], sends: [], stops: [] });
