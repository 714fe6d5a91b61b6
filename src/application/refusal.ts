/** Told when a state refuses an event: nothing is swallowed, every refusal can be seen (design rule of the flows). */
export interface Refusal<Type extends string> {
  readonly type: Type;
  /** The type of the event that was refused. */
  readonly event: string;
  /** The state that refused it. */
  readonly state: string;
}

/**
 * The transition by which a state refuses an event. The machine's action `refuse` tells it as a fact.
 * @param state the name of the refusing state
 */
export const refusing = <State extends string>(state: State) =>
  ({ actions: { type: 'refuse', params: { state } } }) as const;
