import type { DeterminationForm, StoredDetermination } from '../domain/determination/determination';

/** Determinations of members; none is ever changed or deleted. */
export interface Determinations {
  /** The newest of an account; null where there is none. */
  readonly newest: (accountId: string) => Promise<StoredDetermination | null>;
  readonly add: (
    accountId: string,
    form: DeterminationForm,
    determination: StoredDetermination,
  ) => Promise<void>;
}
