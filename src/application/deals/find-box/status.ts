import type { SnapshotFrom } from 'xstate';
import type { FoundKind } from '../../../../contract/search/found';
import { optionsOf, type FindOption } from '../../../domain/find/find-options';
import type { FindBoxMachine } from './machine';

/** What a view shows of the search box. */
export interface FindBoxStatus {
  readonly text: string;
  readonly kind: FoundKind | null;
  /** Empty where no suggestions are shown. */
  readonly options: readonly FindOption[];
  /** The place of the option that an arrow key led to. */
  readonly active: number | null;
  readonly history: readonly string[];
  /** The user is asked whether to clear the history. */
  readonly asking: boolean;
}

export const selectFindBox = (snapshot: SnapshotFrom<FindBoxMachine>): FindBoxStatus => {
  const { text, kind, suggestions, active, history } = snapshot.context;
  return {
    text,
    kind,
    options: optionsOf(suggestions),
    active,
    history,
    asking: snapshot.matches({ history: 'asking' }),
  };
};
