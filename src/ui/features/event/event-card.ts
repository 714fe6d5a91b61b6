import type { ReactNode } from 'react';
import type { EventFacts } from '../../../../contract/event/event-state';
import type { ListedCardProps } from '../list/listed-card/listed-card';

/** How lists show the events of a kind. */
export interface EventCards<A extends EventFacts> {
  /** The heads of the columns on a desktop. */
  readonly heads: readonly string[];
  /**
   * What the card of an event shows besides its address.
   * @param state what is said of its state; by its times when left out
   */
  readonly card: (event: A, now: number, state?: ReactNode) => Omit<ListedCardProps, 'star' | 'to'>;
}
