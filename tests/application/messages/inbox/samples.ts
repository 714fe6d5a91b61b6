import type { RowRef } from '../../../../src/application/messages/inbox/inbox-context';

export const conversation: RowRef = { key: 'chat U2', id: 'M1', peer: 'U2' };
export const notification: RowRef = { key: 'notice M9', id: 'M9', peer: null };

export const read = (row: RowRef) => ({ type: 'inbox.readPressed', row }) as const;
export const remove = (row: RowRef) => ({ type: 'inbox.removePressed', row }) as const;
export const readAll = (...rows: readonly RowRef[]) => ({ type: 'inbox.readAllPressed', rows }) as const;
export const undo = { type: 'inbox.undone' } as const;
export const opened = (row: RowRef) => ({ type: 'inbox.rowOpened', row }) as const;
