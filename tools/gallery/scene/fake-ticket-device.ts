import { right } from 'fp-ts/TaskEither';
import type { TicketDevice } from '../../../src/ports/ticket-device';
import { galleryKey } from '../stories/gate-tickets';
import type { Scene } from './scene';

/** A device that shows tickets; what it signs is only looked at. */
export const fakeTicketDevice = ({ keptTickets }: Pick<Scene, 'keptTickets'>): TicketDevice => ({
  publicKey: () => right(galleryKey),
  sign: () => right('s'.repeat(86)),
  verify: () => () => Promise.resolve(true),
  tickets: () => right(keptTickets),
  keepTickets: () => right(undefined),
  list: () => right(null),
  keepList: () => right(undefined),
  scans: () => right([]),
  keepScan: () => right(undefined),
  dropScans: () => right(undefined),
});
