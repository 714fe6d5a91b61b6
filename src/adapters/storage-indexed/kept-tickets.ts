import type { KeptTickets } from '../../ports/ticket-device';
import type { DeviceDatabase } from './device-database';

/** The keys of the rows of a user; none of them holds a blank. */
export const ticketKeys = {
  pair: (userId: string): string => `key ${userId}`,
  own: (userId: string): string => `own ${userId}`,
  list: (userId: string, conf: string): string => `list ${userId} ${conf}`,
};

const ownerOf = (key: string): string | undefined => key.split(' ')[1];

/** Ends what the device keeps for tickets and gates: with the session, or with the login of another user (SEC-04). */
export const keptTickets = (database: DeviceDatabase): KeptTickets => {
  const ended = (which: (key: string) => boolean) => async (): Promise<void> => {
    try {
      await database.use(async (opened) => {
        const writing = opened.transaction('tickets', 'readwrite');
        const keys = (await writing.store.getAllKeys()).filter(which);
        await Promise.all(keys.map((key) => writing.store.delete(key)));
        await writing.done;
      });
    } catch {
      // Where there is no database there is nothing to end.
    }
  };
  return { discardOthers: (userId) => ended((key) => ownerOf(key) !== userId), wipe: ended(() => true) };
};
