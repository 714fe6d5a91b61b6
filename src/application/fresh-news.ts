import type { IncomingMessage } from '../../contract/socket/incoming-message';
import type { FreshNews } from '../ports/fresh-news';
import type { PagePorts } from '../ports/page-ports';

/** Nothing tells that it is old: it is read anew when it is asked for. */
export const noNews: FreshNews = { listen: () => () => undefined };

type Hearing = (hear: () => void) => () => void;

/** Everything that arrives by the socket, and each opening: what came before it is told by nobody (SOC-05). */
export const arrivalNews = ({ arrivals, openings }: Pick<PagePorts, 'arrivals' | 'openings'>): FreshNews => ({
  listen: (_, hear) => {
    const ends = [arrivals.listen(hear), openings.listen(hear)];
    return () => ends.forEach((end) => end());
  },
});

/**
 * What arrives by the socket and concerns the thing.
 * @param others who else tells of it
 */
export const concerningNews = <Of = undefined>(
  arrivals: PagePorts['arrivals'],
  concerns: (of: Of, message: IncomingMessage | null) => boolean,
  others: (of: Of) => readonly Hearing[] = () => [],
): FreshNews<Of> => ({
  listen: (of, hear) => {
    const ends = [
      arrivals.listen((message) => {
        if (concerns(of, message)) hear();
      }),
      ...others(of).map((listen) => listen(hear)),
    ];
    return () => ends.forEach((end) => end());
  },
});

/** The same, and every payment that ended. */
export const paidNews = <Of>(
  { arrivals, paymentEnds }: Pick<PagePorts, 'arrivals' | 'paymentEnds'>,
  concerns: (of: Of, message: IncomingMessage | null) => boolean,
  others: (of: Of) => readonly Hearing[] = () => [],
): FreshNews<Of> =>
  concerningNews(arrivals, concerns, (of) => [(hear) => paymentEnds.listen(hear), ...others(of)]);
