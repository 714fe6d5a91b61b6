import { asRead, rowKey, type InboxRow, type UnreadByPart } from '../../../domain/message/inbox-row';

/** A row as it was when something was done to it. */
export interface RowRef {
  readonly key: string;
  /** Its newest message. */
  readonly id: string;
  /** Whom the conversation is with; null of a notification. */
  readonly peer: string | null;
}

export type InboxAct =
  | { readonly kind: 'read' | 'remove' | 'restore'; readonly row: RowRef }
  | { readonly kind: 'readAll'; readonly rows: readonly RowRef[] };

export type RowRefs = Readonly<Record<string, string>>;

export interface InboxContext {
  /** Rows that were read here, by their keys: as long as their newest message is the same. */
  readonly read: RowRefs;
  /** Rows that were taken out here, likewise: a conversation comes back with its next message. */
  readonly removed: RowRefs;
  /** The changes that are still to be saved, the earliest first. */
  readonly waiting: readonly InboxAct[];
  readonly sent: InboxAct | null;
  /** The row that was removed last and can be restored. */
  readonly last: RowRef | null;
  /** How the unread ones divided when that was last known; null before. */
  readonly parts: UnreadByPart | null;
}

export const untouched: InboxContext = {
  read: {},
  removed: {},
  waiting: [],
  sent: null,
  last: null,
  parts: null,
};

export const rowRefOf = ({ id, peer }: InboxRow): RowRef => ({
  key: rowKey({ id, peer }),
  id,
  peer: peer?.id ?? null,
});

const withRefs = (refs: RowRefs, rows: readonly RowRef[]): RowRefs => ({
  ...refs,
  ...Object.fromEntries(rows.map(({ key, id }) => [key, id])),
});

const withoutRefs = (refs: RowRefs, rows: readonly RowRef[]): RowRefs => {
  const gone = new Map(rows.map(({ key, id }) => [key, id]));
  return Object.fromEntries(Object.entries(refs).filter(([key, id]) => gone.get(key) !== id));
};

const rowsOf = (act: InboxAct): readonly RowRef[] => (act.kind === 'readAll' ? act.rows : [act.row]);

type Shown = Pick<InboxContext, 'read' | 'removed'>;

/** Returns the rows with a change that is not saved yet. */
export const withAct = ({ read, removed }: Shown, act: InboxAct): Shown => {
  if (act.kind === 'remove') return { read, removed: withRefs(removed, [act.row]) };
  if (act.kind === 'restore') return { read, removed: withoutRefs(removed, [act.row]) };
  return { read: withRefs(read, rowsOf(act)), removed };
};

/** Returns the rows without a change that could not be saved. */
export const withoutAct = ({ read, removed }: Shown, act: InboxAct): Shown => {
  if (act.kind === 'remove') return { read, removed: withoutRefs(removed, [act.row]) };
  if (act.kind === 'restore') return { read, removed: withRefs(removed, [act.row]) };
  return { read: withoutRefs(read, rowsOf(act)), removed };
};

/** The rows of a list as they are after what was done here. */
export const rowsAfter = ({ read, removed }: Shown, rows: readonly InboxRow[]): readonly InboxRow[] =>
  rows
    .filter((row) => removed[rowKey(row)] !== row.id)
    .map((row) => (read[rowKey(row)] === row.id ? asRead(row) : row));
