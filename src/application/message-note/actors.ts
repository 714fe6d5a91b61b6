import { fromCallback, type EventObject } from 'xstate';
import type { Reader } from '../../domain/message/arrival-note';
import type { Arrivals } from '../../ports/arrivals';

/**
 * Hears each message that arrives.
 * @param reader who is there, and where, at that moment
 */
export const noteActors = (arrivals: Arrivals, reader: () => Reader) => ({
  arrivals: fromCallback<EventObject>(({ sendBack }) =>
    arrivals.listen((message) => {
      if (message !== null) sendBack({ type: 'note.arrived', message, reader: reader() });
    }),
  ),
});
