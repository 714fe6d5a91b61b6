/** What a member may be pushed: the kinds of messages (SCR-10). */
export type PushKind = 'chat' | 'deal' | 'order' | 'notice';

export type PushSettings = { readonly [Kind in PushKind]: boolean };

/** The kinds in the order in which they stand. */
export const pushKinds: readonly PushKind[] = ['chat', 'deal', 'order', 'notice'];
