import {
  createActor,
  SimulatedClock,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
} from 'xstate';
import type { AnyStateMachine, EventObject, Snapshot } from 'xstate';
import { childCalled, livingChildren } from './possible-steps';
import {
  emptyNotes,
  forget,
  noteInspected,
  reaction,
  type Notes,
  type Reaction,
  type Subject,
} from './reaction';
import { actorNeverBreaks, standIn, withStandIns } from './stand-in';
import { isAnswer, isWait, stepWord, type Answer, type Wait } from './step';

/** A running machine among stand-ins, on a simulated clock. */
export interface Rig {
  readonly start: () => Reaction;
  /** Does one step and tells what came of it. */
  readonly step: (step: object) => Reaction;
}

/** What a rig is built from. */
export interface RigSpec {
  readonly machine: AnyStateMachine;
  readonly input: unknown;
  /** Logic that really runs, by the name under which the machine declares it; everything else is a stand-in. */
  readonly real?: Readonly<Record<string, AnyActorLogic>> | undefined;
  readonly systemActors?: readonly string[] | undefined;
}

const isRunning = (child: AnyActorRef): boolean =>
  (child.getSnapshot() as Snapshot<unknown>).status === 'active';

const notify = (actor: AnyActorRef, answer: Answer): void => {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  const child = childCalled(livingChildren(snapshot, new Set()).filter(isRunning), answer.actor);
  if (child === undefined) {
    throw new Error(`${stepWord(answer)}: no such actor is running in ${JSON.stringify(snapshot.value)}`);
  }
  if (answer.answer === 'defect' && actorNeverBreaks(child))
    throw new Error(`${stepWord(answer)}: the actor reports its defects and goes on`);
  if (answer.answer === 'says') actor.send(answer.event);
  if (answer.answer === 'done') child.send({ type: 'stand-in.done', output: answer.output });
  if (answer.answer === 'defect') child.send({ type: 'stand-in.error', error: answer.error });
  if (answer.answer === 'news') child.send({ type: 'stand-in.news', snapshot: answer.snapshot });
};

const pass = (clock: SimulatedClock, notes: Notes, { wait, exact }: Wait): void => {
  if (exact) {
    clock.increment(wait - 1);
    if (notes.taken.length > 0) throw new Error(`something happened before ${wait} ms had passed`);
  }
  clock.increment(exact ? 1 : wait);
};

/** Builds a machine's rig; nothing runs before `start`. */
export const createRig = (spec: RigSpec): Rig => {
  const notes = emptyNotes();
  const clock = new SimulatedClock();
  const subject: Subject = { awaited: false };
  const root = createActor(standIn('parent', notes), {
    id: 'parent',
    clock,
    inspect: (inspected) => {
      noteInspected(notes, subject, inspected);
    },
  });
  const bystanders = (spec.systemActors ?? []).map((name) =>
    createActor(standIn(name, notes), { id: name, systemId: name, parent: root }),
  );
  const machine = withStandIns(spec.machine, notes, spec.real);
  subject.awaited = true;
  const actor = createActor(machine, { id: spec.machine.id, parent: root, input: spec.input });
  actor.on('*', (event: EventObject) => void notes.emits.push(event));
  const noting = (act: () => void): Reaction => {
    forget(notes);
    act();
    return reaction(notes, actor.getSnapshot() as AnyMachineSnapshot);
  };
  return {
    start: () => {
      [root, ...bystanders].forEach((bystander) => bystander.start());
      // Only the bystanders' own starts are forgotten: transitions of the start are taken while the actor is made.
      notes.calls.length = 0;
      actor.start();
      return reaction(notes, actor.getSnapshot() as AnyMachineSnapshot);
    },
    step: (step) =>
      noting(() => {
        if (isWait(step)) pass(clock, notes, step);
        else if (isAnswer(step)) notify(actor, step);
        else actor.send(step);
      }),
  };
};
