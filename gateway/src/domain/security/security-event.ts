/**
 * The events of the security log (SEC-05): successful and failed logins, delayed ones, refused calls
 * and message sockets, ended logins, refused notices of the payment service, operators' acts,
 * and decisions of the owners of deals: NDAs, bids, publications.
 */
export const securityKinds = [
  'login.succeeded',
  'login.failed',
  'login.delayed',
  'call.refused',
  'socket.refused',
  'sessions.ended',
  'notice.refused',
  'operator.acted',
  'deal.decided',
] as const;

export type SecurityKind = (typeof securityKinds)[number];

/**
 * Whether a line records a decision about a deal or an act of an operator. Such lines have a file of their own, which
 * no login and no refused call can fill.
 */
export const isDecision = (kind: SecurityKind): boolean =>
  kind === 'deal.decided' || kind === 'operator.acted';

/** Never holds a token, a password, a code, a ticket or a whole phone. */
export interface SecurityEvent {
  readonly kind: SecurityKind;
  /** The network address it came from; null for what came from this machine. */
  readonly address: string | null;
  /** The id of the account it is about; null where there is none. */
  readonly account: string | null;
  /** What it was, in a few words: a way of logging in, a call and its code, a command. */
  readonly about: string;
}

/** A line of the log: an event and its time, or how many of a kind were left out until then. Milliseconds since 1970. */
export type SecurityLine =
  | ({ readonly at: number } & SecurityEvent)
  | { readonly at: number; readonly kind: SecurityKind; readonly leftOut: number };

/** The refusals that an investigation of an attack looks for. */
export const isSecurityRefusal = (code: number): boolean => code === 401 || code === 403 || code === 429;

/** A phone for a log: its beginning and end, as a person would recognise it who knows it. */
export const maskedPhone = (phone: string): string =>
  phone.length < 8 ? '****' : `${phone.slice(0, 3)}****${phone.slice(-4)}`;
