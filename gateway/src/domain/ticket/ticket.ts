/** A captcha ticket is good for 5 minutes (contract of the captcha, SEC-05). */
export const ticketLifetimeMs = 5 * 60_000;

/** Tickets that a page makes by itself when it cannot reach the captcha; a server never takes them. */
export const isMadeByPage = (ticket: string): boolean => /^(?:trerror|terror)_/.test(ticket);

/** The facts of an issued ticket; times in milliseconds since 1970. */
export interface IssuedTicket {
  readonly randstr: string;
  readonly expiresAt: number;
  readonly usedAt: number | null;
}

/** The verdict on an issued ticket that is handed in at `now` with `randstr`. */
export const judge = (
  ticket: IssuedTicket,
  randstr: string,
  now: number,
): 'ok' | 'used' | 'expired' | 'mismatch' => {
  if (ticket.usedAt !== null) return 'used';
  if (now >= ticket.expiresAt) return 'expired';
  return ticket.randstr === randstr ? 'ok' : 'mismatch';
};
