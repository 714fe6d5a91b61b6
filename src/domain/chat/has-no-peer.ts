import { peerIn } from './chat-addresses';

/** Whether an address is one of conversations, and names none. */
export const hasNoPeer = ({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): boolean => pathname.startsWith('/message/chat') && peerIn(search) === null;
