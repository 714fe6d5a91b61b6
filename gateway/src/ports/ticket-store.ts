/** The facts of a passed captcha. */
export interface TicketRequest {
  /** The application that the captcha was shown for. */
  readonly appid: string;
  /** The random string given to the page together with the ticket. */
  readonly randstr: string;
  /** The address of the visitor who passed it. */
  readonly ip: string;
}

/** Why a ticket is taken or not; each but 'ok' leaves nothing to try again with. */
type TicketVerdict = 'ok' | 'unknown' | 'used' | 'expired' | 'mismatch';

/**
 * Captcha tickets: random, for one use, valid for 5 minutes (SEC-05, CAP-07).
 * They live in the database, so that any instance can redeem what another one issued.
 */
export interface TicketStore {
  /** A new ticket for a passed captcha. */
  readonly issue: (request: TicketRequest) => Promise<string>;
  /** Takes the ticket, with any verdict: a second call for the same ticket never answers 'ok'. */
  readonly redeem: (given: { readonly ticket: string; readonly randstr: string }) => Promise<TicketVerdict>;
}
