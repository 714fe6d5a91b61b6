import { DeviceDatabase } from '../adapters/storage-indexed/device-database';
import { indexedTickets } from '../adapters/storage-indexed/indexed-tickets';
import type { TicketDevice } from '../ports/ticket-device';

/** Opens what this device keeps for tickets and gates. */
export const openTickets = (page: Window): TicketDevice => indexedTickets(new DeviceDatabase(), page.crypto);
