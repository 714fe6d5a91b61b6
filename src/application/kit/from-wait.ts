import { fromPromise, type PromiseActorLogic } from 'xstate';
import { reportDefect, type NeverBreaks } from './never-breaks';
import { notWired } from './not-wired';

/** An actor that ends when what it waits for has happened. After a defect, which is reported, it waits on. */
export type WaitActor = PromiseActorLogic<undefined> & NeverBreaks;

/**
 * An actor that waits for something that may never happen, such as the return of the connection.
 * @param wait resolves when it has happened; the signal aborts when the state is left
 */
export const fromWait = (wait: (signal: AbortSignal) => Promise<undefined>): WaitActor => ({
  ...fromPromise<undefined>(
    ({ signal, self }) =>
      new Promise((resolve) => {
        const report = (error: unknown): void => {
          if (!signal.aborted) reportDefect(self, error);
        };
        try {
          wait(signal).then(resolve, report);
        } catch (error) {
          report(error);
        }
      }),
  ),
  neverBreaks: true,
});

/** The wait that a setup declares and the composition root must still provide: starting it is a defect. */
export const unwiredWait = (flow: string, actor: string): WaitActor => fromWait(notWired(flow, actor));
