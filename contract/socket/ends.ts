/** Why the server ends a connection, in the header `code` of its ERROR frame, and with which code the socket closes. */
export const socketEnds = {
  unauthenticated: 4401,
  'session-ended': 4401,
  malformed: 1002,
  'too-large': 1009,
  'too-fast': 4429,
  'too-many': 4429,
  unsupported: 1002,
  refused: 1002,
  unavailable: 1013,
} as const;

export type EndCode = keyof typeof socketEnds;

/** The only codes of an ERROR frame that end the session: its token is not good, or no longer. */
export const endsSession: readonly string[] = [
  'unauthenticated',
  'session-ended',
] satisfies readonly EndCode[];

/** The close code that ends the session, should the ERROR frame be lost. */
export const sessionEndedCode = 4401;

/** How a server ends a connection over which more came than it reads. */
export const tooLarge = { error: 'too-large' satisfies EndCode, close: socketEnds['too-large'] } as const;
