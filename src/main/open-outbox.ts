import { DeviceDatabase } from '../adapters/storage-indexed/device-database';
import { indexedFiles, indexedOutbox } from '../adapters/storage-indexed/indexed-shelf';
import { keptTickets } from '../adapters/storage-indexed/kept-tickets';
import { notifyWhenKept } from '../adapters/storage-indexed/notify-when-kept';
import { StoredChatDrafts } from '../adapters/storage-web/stored-chat-drafts';
import type { AppFlows } from '../application/shell/app/long-lived-actors';
import type { Gateways } from '../ports/gateways';
import type { RunningOutbox } from '../ports/page-outbox';
import { startOutbox } from '../wiring/wire-outbox';
import type { Started } from './started';

/** Opens the outbox over the database of this device. */
export const openOutbox = (
  { keyValueStorage, clock, random, config, ear }: Started,
  flows: AppFlows,
  upload: Gateways['upload'],
): RunningOutbox => {
  const database = new DeviceDatabase();
  const { shelf: messages, whenKept } = notifyWhenKept(indexedOutbox(database));
  return startOutbox(
    {
      messages,
      whenKept,
      files: indexedFiles(database),
      changes: database,
      drafts: new StoredChatDrafts(keyValueStorage),
      tickets: keptTickets(database),
      upload,
      clock,
      random,
      confirms: config.socket.clientIds,
    },
    flows,
    ear.inspect,
  );
};
