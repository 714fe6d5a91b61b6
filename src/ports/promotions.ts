import type { Task } from 'fp-ts/Task';
import type { Promotion } from '../domain/promotion/promotion';

/** Who sent this visitor here, as far as it is still known (LAY-14). */
export interface Promotions {
  /** Never fails: what cannot be read counts as absent. */
  readonly recall: Task<Promotion>;
}
