/** Where a user's own messages arrive (contract of the socket, SOC-01). */
export const inbox = '/user/queue/message';

/** Where a message to one other user is sent. */
export const toOne = '/stomp/toOne/message';
