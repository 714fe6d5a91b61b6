/** What a member may be pushed: the kinds of messages (SCR-10). */
export type PushKind = 'chat' | 'deal' | 'order' | 'notice';

export type PushSettings = { readonly [Kind in PushKind]: boolean };

/** The kinds in the order of the page. */
export const pushKinds: readonly PushKind[] = ['chat', 'deal', 'order', 'notice'];
