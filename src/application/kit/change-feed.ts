import type { IncomingMessage } from '../../../contract/socket/incoming-message';
import type { ChangeFeed } from '../../ports/change-feed';
import type { PagePorts } from '../../ports/page-ports';

/** A feed without notifications: the value is loaded again on each request. */
export const noChanges: ChangeFeed = { listen: () => () => undefined };

/** Listens, and returns how to stop listening. */
export type Hearing = (hear: () => void) => () => void;

/** The ports of the page that report socket messages. */
export type SocketPorts = Pick<PagePorts, 'arrivals' | 'openings'>;

/**
 * Reports socket messages about the thing, and each opening of the socket: changes between the shown answer and the
 * opening, or while the socket was cut, are not reported by any message (SOC-05).
 * @param others further feeds that report changes of the thing
 */
export const relevantChanges = <Of = undefined>(
  { arrivals, openings }: SocketPorts,
  concerns: (of: Of, message: IncomingMessage | null) => boolean,
  others: (of: Of) => readonly Hearing[] = () => [],
): ChangeFeed<Of> => ({
  listen: (of, hear) => {
    const ends = [
      arrivals.listen((message) => {
        if (concerns(of, message)) hear();
      }),
      openings.listen(hear),
      ...others(of).map((listen) => listen(hear)),
    ];
    return () => ends.forEach((end) => end());
  },
});

/** The same, and every payment that ended. */
export const paymentChanges = <Of>(
  { paymentEnds, ...ports }: SocketPorts & Pick<PagePorts, 'paymentEnds'>,
  concerns: (of: Of, message: IncomingMessage | null) => boolean,
  others: (of: Of) => readonly Hearing[] = () => [],
): ChangeFeed<Of> =>
  relevantChanges(ports, concerns, (of) => [(hear) => paymentEnds.listen(hear), ...others(of)]);
