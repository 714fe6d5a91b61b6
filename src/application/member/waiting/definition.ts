import type { PagePorts } from '../../../ports/page-ports';
import { paymentChanges } from '../../kit/change-feed';
import { changing } from '../../kit/resource/changing';

/**
 * Everything that waits for the member; read again when a message of any kind but 'read' arrives, when the socket opens, and when a
 * payment ends: each cause is announced by one of them (DSK-05).
 */
export const ownWaiting = (ports: PagePorts) => {
  const waiting = ports.callOf(({ profile }) => profile.waiting);
  return changing(
    ports,
    (_: undefined, options) => waiting(options),
    paymentChanges<undefined>(ports, (_, message) => message?.kind !== 'read'),
  );
};
