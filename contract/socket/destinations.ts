/**
 * The destinations of the messages to a user and from a user, unless config.json names others. They are in a file of
 * their own, because a reader of the configuration needs no codec of a message.
 */
export const destinations = {
  /** A destination with `<id>` in it has the user's id there. */
  inbox: '/user/queue/message',
  toOne: '/stomp/toOne/message',
} as const;
