import { fromCallback, type EventObject } from 'xstate';
import type { Reader } from '../../../domain/message/arrival-note';
import type { Arrivals } from '../../../ports/arrivals';

export interface NotePorts {
  readonly arrivals: Arrivals;
  /**
   * Reports whether an overlay is open on the page, at once and with each change.
   * @returns stops listening
   */
  readonly cover: (hear: (covered: boolean) => void) => () => void;
  /** Who is there, and where, at that moment. */
  readonly reader: () => Reader;
}

/** Hears each message that arrives or is taken back, and what lies on top of the page. */
export const noteActors = ({ arrivals, cover, reader }: NotePorts) => ({
  cover: fromCallback<EventObject>(({ sendBack }) => {
    const reported: { covered: boolean | null } = { covered: null };
    return cover((covered) => {
      if (reported.covered === covered) return;
      reported.covered = covered;
      sendBack({ type: covered ? 'note.covered' : 'note.uncovered' });
    });
  }),
  arrivals: fromCallback<EventObject>(({ sendBack }) =>
    arrivals.listen((message) => {
      if (message === null) return;
      sendBack(
        message.kind === 'recall'
          ? { type: 'note.recalled', id: message.id }
          : { type: 'note.arrived', message, reader: reader() },
      );
    }),
  ),
});
