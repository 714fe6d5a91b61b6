import { createHash } from 'node:crypto';

/** A short sign of what a list is asked for or of whose it is, for its cursors: one of another is refused. */
export const askedSign = (asked: string): string =>
  createHash('sha256').update(asked).digest('hex').slice(0, 8);
