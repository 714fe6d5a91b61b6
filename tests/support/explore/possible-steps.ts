import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate';
import { actorNeverBreaks } from './stand-in';
import { defect, isAnswer, stepWord, type Answer } from './step';

/** One thing that can happen next, as the event that the machine receives. */
export interface Possibility {
  readonly word: string;
  readonly event: EventObject;
  /** The actor that is finished by it. */
  readonly ends: AnyActorRef | undefined;
}

/** The running children of a snapshot, without those that have ended. */
export const livingChildren = (
  snapshot: AnyMachineSnapshot,
  ended: ReadonlySet<AnyActorRef>,
): readonly AnyActorRef[] =>
  Object.values(snapshot.children as Record<string, AnyActorRef | undefined>).filter(
    (child) => child !== undefined && !ended.has(child),
  ) as AnyActorRef[];

/** Finds a child by its id, else by the name of its logic. */
export const childCalled = (children: readonly AnyActorRef[], name: string): AnyActorRef | undefined =>
  children.find((child) => child.id === name) ?? children.find((child) => child.src === name);

const eventOf = (answer: Answer, child: AnyActorRef): EventObject => {
  const actorId = child.id;
  if (answer.answer === 'says') return answer.event;
  if (answer.answer === 'done') {
    return { type: `xstate.done.actor.${actorId}`, output: answer.output, actorId } as EventObject;
  }
  if (answer.answer === 'defect') {
    return { type: `xstate.error.actor.${actorId}`, error: answer.error, actorId } as EventObject;
  }
  return { type: `xstate.snapshot.${actorId}`, snapshot: answer.snapshot } as EventObject;
};

const answers = (answer: Answer, children: readonly AnyActorRef[]): Possibility[] => {
  const child = childCalled(children, answer.actor);
  if (child === undefined) return [];
  const ends = answer.answer === 'done' || answer.answer === 'defect' ? child : undefined;
  return [{ word: stepWord(answer), event: eventOf(answer, child), ends }];
};

const timers = (snapshot: AnyMachineSnapshot): Possibility[] =>
  snapshot._nodes.flatMap((node) =>
    [...new Set(node.after.map((transition) => String(transition.eventType)))].map((type) => ({
      word: type.replace('xstate.after.', 'after '),
      event: { type },
      ends: undefined,
    })),
  );

/**
 * Everything that can happen in a state: the events of the alphabet, what its living actors can answer (a defect
 * of each that can break included, while fewer than `mostDefects` are gone), and its timers.
 */
export const possibleSteps = (
  snapshot: AnyMachineSnapshot,
  ended: ReadonlySet<AnyActorRef>,
  alphabet: readonly (EventObject | Answer)[],
  mostDefects: number,
): readonly Possibility[] => {
  if (snapshot.status !== 'active') return [];
  const children = livingChildren(snapshot, ended);
  const gone = livingChildren(snapshot, new Set()).length - children.length;
  const mayBreak = gone < mostDefects ? children.filter((child) => !actorNeverBreaks(child)) : [];
  const defects = mayBreak.flatMap((child) => answers(defect(child.id), [child]));
  const stated = alphabet.flatMap((step) =>
    isAnswer(step) ? answers(step, children) : [{ word: stepWord(step), event: step, ends: undefined }],
  );
  return [...stated, ...defects, ...timers(snapshot)];
};
