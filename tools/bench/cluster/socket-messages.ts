import * as t from 'io-ts';

/** A member who holds a socket in one of the client processes. */
export const SocketMember = t.type({
  userId: t.string,
  token: t.string,
  /** The address that the proxy would name. */
  forwardedFor: t.string,
  /** The instance of its first socket, and the one that it reaches when that is gone. */
  url: t.string,
  otherUrl: t.string,
  /** Its place within the jitter of its retries, 0 ≤ x < 1. */
  jitter: t.number,
});
export type SocketMember = t.TypeOf<typeof SocketMember>;

/** From the bench to a client process. */
export const ClientCommand = t.union([
  t.type({ kind: t.literal('connect'), members: t.array(SocketMember) }),
  /** Members by their account write to others, so many a second. */
  t.type({
    kind: t.literal('write'),
    letters: t.array(t.type({ from: t.string, to: t.string })),
    perSecond: t.number,
  }),
  t.type({ kind: t.literal('report') }),
]);
export type ClientCommand = t.TypeOf<typeof ClientCommand>;

/** From a client process to the bench. Times are milliseconds of the machine's monotonic clock. */
export const ClientReport = t.union([
  t.type({ kind: t.literal('connected'), sockets: t.number }),
  t.type({ kind: t.literal('written'), sentAt: t.record(t.string, t.number), refused: t.number }),
  t.type({
    kind: t.literal('report'),
    open: t.number,
    /** When the message to each recipient arrived. */
    arrivedAt: t.record(t.string, t.number),
    lost: t.number,
    /** Attempts that the gateway refused, by its words. */
    refusals: t.record(t.string, t.number),
    /** When the last one that was lost was there again; 0 where none was. */
    backAt: t.number,
  }),
]);
export type ClientReport = t.TypeOf<typeof ClientReport>;
