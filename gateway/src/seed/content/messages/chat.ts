import type { SeedMessage } from '../types';

/** A plain line of a conversation. */
export const chat = (
  from: string,
  to: string,
  hoursAgo: number,
  read: boolean,
  content: string,
): SeedMessage => ({ from, to, kind: 'chat', title: null, content, html: null, hoursAgo, read, link: null });
