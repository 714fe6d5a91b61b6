import type { ActorRefLike, AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from 'xstate';
import type { InspectionEvent } from 'xstate';
import { inspector } from '../../../src/application/kit/inspection/inspector';
import { nothingHeard, type Heard } from './stand-in';

/** What the machine did on one step. */
export interface Reaction extends Heard {
  /** Named actions run, in order. */
  readonly actions: string[];
  readonly emits: EventObject[];
  readonly taken: AnyTransitionDefinition[];
  /** Types of the events that no transition took, as the one inspector hears them. */
  readonly refused: string[];
  readonly snapshot: AnyMachineSnapshot;
}

/** What is noted while a step is under way. */
export type Notes = Omit<Reaction, 'snapshot'>;

export const emptyNotes = (): Notes => ({
  ...nothingHeard(),
  actions: [],
  emits: [],
  taken: [],
  refused: [],
});

/** Makes the notes empty again, in place: stand-ins keep writing to the same lists. */
export const forget = (notes: Notes): void => {
  [notes.calls, notes.sends, notes.stops, notes.actions, notes.emits, notes.taken, notes.refused].forEach(
    (list) => {
      list.length = 0;
    },
  );
};

/** The notes as they stand, with the snapshot they led to. */
export const reaction = (notes: Notes, snapshot: AnyMachineSnapshot): Reaction => ({
  calls: [...notes.calls],
  sends: [...notes.sends],
  stops: [...notes.stops],
  actions: [...notes.actions],
  emits: [...notes.emits],
  taken: [...notes.taken],
  refused: [...notes.refused],
  snapshot,
});

/** Whose doings are noted: the next actor to be made, once `awaited` is set. */
export interface Subject {
  awaited: boolean;
  ref?: ActorRefLike;
}

/** Notes the transitions and the named actions of the subject; its first transitions are taken while it is made. */
export const noteInspected = (notes: Notes, subject: Subject, inspected: InspectionEvent): void => {
  if (inspected.type === '@xstate.actor' && subject.awaited) {
    subject.ref = inspected.actorRef;
    subject.awaited = false;
  }
  if (inspected.actorRef !== subject.ref) return;
  inspector((heard) => {
    if (heard.kind === 'taken') notes.taken.push(...heard.transitions);
    if (heard.kind === 'refused') notes.refused.push(heard.event);
  })(inspected);
  if (inspected.type === '@xstate.action' && !inspected.action.type.startsWith('xstate.')) {
    notes.actions.push(inspected.action.type);
  }
};
