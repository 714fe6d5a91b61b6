import type { RowMark } from '../../../../src/application/messages/inbox/inbox-context';

export const conversation: RowMark = { key: 'chat U2', id: 'M1', peer: 'U2' };
export const notification: RowMark = { key: 'notice M9', id: 'M9', peer: null };

export const read = (row: RowMark) => ({ type: 'inbox.readPressed', row }) as const;
export const remove = (row: RowMark) => ({ type: 'inbox.removePressed', row }) as const;
export const readAll = (...rows: readonly RowMark[]) => ({ type: 'inbox.readAllPressed', rows }) as const;
export const undo = { type: 'inbox.undone' } as const;
export const opened = (row: RowMark) => ({ type: 'inbox.rowOpened', row }) as const;
