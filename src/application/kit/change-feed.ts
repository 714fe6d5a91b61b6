import type { IncomingMessage } from '../../../contract/socket/incoming-message';
import type { ChangeFeed } from '../../ports/change-feed';
import type { PagePorts } from '../../ports/page-ports';

/** Nothing tells that it is old: it is read anew when it is asked for. */
export const noChanges: ChangeFeed = { listen: () => () => undefined };

/** Listens, and returns how to stop listening. */
export type Hearing = (hear: () => void) => () => void;

/** What of the page's ports tells what comes by the socket. */
export type SocketPorts = Pick<PagePorts, 'arrivals' | 'openings'>;

/**
 * What arrives by the socket and concerns the thing, and each opening: what was decided between the answer that is
 * shown and the opening, or while the socket was cut, is told by nobody (SOC-05).
 * @param others who else tells of it
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
