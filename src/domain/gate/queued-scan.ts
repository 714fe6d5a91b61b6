import type * as t from 'io-ts';
import { WireId } from '../../../contract/codec/id';
import { orNull } from '../../../contract/codec/or-null';
import { record } from '../../../contract/codec/record';
import { Scan, type GateList, type GateTicket } from '../../../contract/gate/gate';

/** A scan that was decided on the device and waits for the server. It names no attendee. */
export const QueuedScan = record(
  {
    userId: WireId,
    conf: WireId,
    /** One opening of the scanner's page; its scans are numbered from 1. */
    device: WireId,
    /** The ticket that it has admitted or refused; null where none was named. */
    number: orNull(WireId),
    scan: Scan,
  },
  'QueuedScan',
);
export type QueuedScan = t.TypeOf<typeof QueuedScan>;

/** The key of a scan on the device and at the server. */
export const scanKey = ({ device, scan }: Pick<QueuedScan, 'device' | 'scan'>): string =>
  `${device} ${String(scan.sequence).padStart(9, '0')}`;

/** A ticket of the list with the admissions that this device has decided since; null where the list has none. */
export const ticketWithQueue = (
  list: Pick<GateList, 'tickets'>,
  queue: readonly QueuedScan[],
  number: string | null,
): GateTicket | null => {
  const ticket = list.tickets.find((one) => one.number === number);
  if (ticket === undefined) return null;
  const own = queue
    .filter((one) => one.number === number && one.scan.decision === 'admitted')
    .map(({ scan: { entry, at, gate } }) => ({ entry, at, gate }));
  return { ...ticket, admissions: [...ticket.admissions, ...own] };
};

/** The most scans of one opening of the page that go in one request, the earliest first; empty where none wait. */
export const nextBatch = (queue: readonly QueuedScan[], most: number): readonly QueuedScan[] => {
  const device = queue[0]?.device;
  return queue.filter((one) => one.device === device).slice(0, most);
};
