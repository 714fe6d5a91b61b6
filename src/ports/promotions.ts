import type { Task } from 'fp-ts/Task';
import type { Promotion } from '../domain/promotion/promotion';

/** The channel that sent this visitor here, while it is known (LAY-14). */
export interface Promotions {
  /** Never fails: what cannot be read counts as absent. */
  readonly recall: Task<Promotion>;
}
