import type { EventObject } from 'xstate';

/** What an actor that the machine runs tells it; it can only happen while that actor is running. */
export type Answer =
  | { readonly answer: 'done'; readonly actor: string; readonly output: unknown }
  | { readonly answer: 'defect'; readonly actor: string; readonly error: unknown }
  | { readonly answer: 'news'; readonly actor: string; readonly snapshot: object }
  | { readonly answer: 'says'; readonly actor: string; readonly event: EventObject };

/** Time that passes on the simulated clock, in ms. `exact` also demands that nothing happens one ms earlier. */
export interface Wait {
  readonly wait: number;
  readonly exact: boolean;
}

/** The actor (by its id, else by its src) ends with this output; a port's failure is an output too, a Left. */
export const done = (actor: string, output?: unknown): Answer => ({ answer: 'done', actor, output });

/** The actor throws: a defect, answered by onError. */
export const defect = (actor: string, error: unknown = new Error('a defect')): Answer => ({
  answer: 'defect',
  actor,
  error,
});

/** A child machine shows a new snapshot, answered by onSnapshot; `snapshot` holds the fields the parent reads. */
export const news = (actor: string, snapshot: object): Answer => ({ answer: 'news', actor, snapshot });

/** A callback actor or a child machine sends an event to the machine. */
export const says = (actor: string, event: EventObject): Answer => ({ answer: 'says', actor, event });

/** Exactly `ms` pass: the step fails if anything happens at `ms - 1`. */
export const after = (ms: number): Wait => ({ wait: ms, exact: true });

/** `ms` pass, whatever happens in between. */
export const elapse = (ms: number): Wait => ({ wait: ms, exact: false });

/** A step in the life of a machine: an event sent to it, an answer of one of its actors, or time. */
export type Step<TEvent extends EventObject> = TEvent | Answer | Wait;

export const isAnswer = (step: object): step is Answer => 'answer' in step;
export const isWait = (step: object): step is Wait => 'wait' in step;

const payloadWord = (payload: unknown): string => {
  if (payload === undefined) return '';
  const json = JSON.stringify(payload, (_key, value: unknown) =>
    value instanceof Error ? value.message : typeof value === 'function' ? 'function' : value,
  );
  return ` ${json.length > 80 ? `${json.slice(0, 77)}…` : json}`;
};

/** A step as a reader names it in a test title or in a finding. */
export const stepWord = (step: object): string => {
  if (isWait(step)) return `${step.wait} ms`;
  if (isAnswer(step)) {
    if (step.answer === 'done') return `done ${step.actor}${payloadWord(step.output)}`;
    if (step.answer === 'defect') return `defect of ${step.actor}`;
    if (step.answer === 'news') return `news of ${step.actor}${payloadWord(step.snapshot)}`;
    return `${step.actor} says ${stepWord(step.event)}`;
  }
  const { type, ...payload } = step as EventObject;
  return type + payloadWord(Object.keys(payload).length === 0 ? undefined : payload);
};
