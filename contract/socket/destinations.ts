/**
 * Where the messages to a user are, and where what a user writes is sent, unless config.json names others. They stand
 * by themselves: whoever reads the configuration needs no form of a message.
 */
export const destinations = {
  /** A destination with `<id>` in it has the user's id there. */
  inbox: '/user/queue/message',
  toOne: '/stomp/toOne/message',
} as const;
