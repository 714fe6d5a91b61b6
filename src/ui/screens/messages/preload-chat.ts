/** The code of a conversation, before one is pressed. What does not come is fetched when it is needed. */
export const preloadChat = (): Promise<unknown> =>
  import('../../features/messages/chat/chat-of').catch(() => undefined);
