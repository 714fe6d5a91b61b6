import type { IncomingMessage } from '../../../../contract/socket/incoming-message';
import { asRead, type InboxRow } from '../../../domain/message/inbox-row';
import type { Message } from '../../../domain/message/message';
import type { ItemChanges } from '../../../ports/item-changes';
import { hearers } from '../../kit/hearers';

/** The notifications that were read on these pages, for the list next to them. */
export interface ReadHere extends ItemChanges<InboxRow> {
  /** The message is being marked read at the gateway. */
  readonly begin: (message: Message) => void;
  /** Whether what the socket brings is no more than that a notification was read on one of these pages. */
  readonly isEcho: (arrived: IncomingMessage | null) => boolean;
  /** The gateway knows that the message is read. */
  readonly notify: (message: Message) => void;
  /** The same rows, those read among them: a list that was asked for before the mark came says otherwise. */
  readonly mark: (rows: readonly InboxRow[]) => readonly InboxRow[];
}

const ofPorts = new WeakMap<object, ReadHere>();

/** The notifications read on any page of these ports: the list may have started before the message, or after it. */
export const readHere = (ports: object): ReadHere => {
  const before = ofPorts.get(ports);
  if (before !== undefined) return before;
  const here = nothingRead();
  ofPorts.set(ports, here);
  return here;
};

const nothingRead = (): ReadHere => {
  const [started, read] = [new Set<string>(), new Set<string>()];
  const rows = hearers<[InboxRow]>();
  return {
    begin: ({ id, kind }) => {
      if (kind !== 'chat') started.add(id);
    },
    isEcho: (arrived) => arrived?.kind === 'inbox' && arrived.id !== null && started.has(arrived.id),
    notify: (message) => {
      read.add(message.id);
      rows.notify(asRead({ ...message, html: null, peer: null, unread: 0, recalled: false, found: null }));
    },
    mark: (shown) => shown.map((row) => (row.peer === null && read.has(row.id) ? asRead(row) : row)),
    listen: rows.listen,
  };
};
