/** The code of a conversation, before one is pressed. What does not come is fetched when it is needed. */
export const preloadChat = (): Promise<unknown> => import('../chat/chat-of').catch(() => undefined);
