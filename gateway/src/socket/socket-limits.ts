import type { Pace } from '../domain/limit/pace';

/** One frame with its headers and end, in bytes. */
export const maxFrameBytes = 64 * 1024;

/**
 * One WebSocket message, which may carry several frames; beyond it the connection is cut while reading. As far a SEND is
 * read that is larger than a frame may be, without being kept, so that its sender hears why it is not taken.
 */
export const maxReadBytes = 512 * 1024;

/** What waits unsent for a client that does not read; beyond it the connection is dropped. */
export const maxUnsentBytes = 256 * 1024;

/** What waits unsent on all sockets; beyond it each that has more than its part is dropped when more is written to it. */
export const maxUnsentInAll = 64 * 1024 * 1024;
export const partOfUnsent = 16 * 1024;

/** WebSocket messages and frames together. */
export const framePace: Pace = { burst: 120, perSecond: 20 };

/** Sockets of one account at a time: devices and the tabs in them (SEC-05). */
export const socketsPerAccount = 8;

/** Sockets from one address at a time; an office shares one (SEC-05). */
export const socketsPerAddress = 64;

/** Subscriptions of one socket (SEC-05). */
export const subscriptionsPerSocket = 8;

/** How long a socket may be open without CONNECT. */
export const connectWithinMs = 10_000;

/** Without agreed heart-beats the peer is asked by WebSocket pings, so often. */
export const pingEveryMs = 30_000;

/** So many intervals of silence mean that the peer is gone. */
export const silentIntervals = 2;
