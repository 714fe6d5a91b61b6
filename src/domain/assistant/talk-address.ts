import { pathOf } from '../address/path-segments';
import { cut } from '../text/cut';

/** No conversation has a longer id. */
const longestId = 64;

/** The conversation that a query asks for; null for none, which is whichever is open. */
export const talkIn = (search: string): string | null => {
  const id = cut((new URLSearchParams(search).get('talk') ?? '').trim(), longestId);
  return id === '' ? null : id;
};

/** Where a conversation with the assistant is open, null for a new one; the path is the page's own. */
export const talkAddress = (address: string, id: string | null): string =>
  id === null ? pathOf(address) : `${pathOf(address)}?talk=${encodeURIComponent(id)}`;
