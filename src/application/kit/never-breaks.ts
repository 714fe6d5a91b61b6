import type { AnyActorRef, EventObject } from 'xstate';

/**
 * Actor logic that reports its defects and goes on: a chart that runs it needs no `onError`. The compiler asks for it
 * where a chart declares it, and the exploration tries no defect of it.
 */
export interface NeverBreaks {
  readonly neverBreaks: true;
}

/** The type of the event by which an actor reports a defect; only the inspector reads it. */
export const defectReported = 'kit.defectReported';

/** The event by which an actor reports a defect. */
export interface DefectReported extends EventObject {
  readonly type: typeof defectReported;
  readonly error: unknown;
}

/** Reports a defect of an actor that goes on. The actor sends it to itself: it changes nothing there. */
export const reportDefect = (self: Pick<AnyActorRef, 'send'>, error: unknown): void => {
  const event: DefectReported = { type: defectReported, error };
  self.send(event);
};
