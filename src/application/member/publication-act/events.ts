import type { PossibleAct } from '../../../domain/publication/possible-acts';

/** Something to be done about one of them; `remove` throws a draft away, `revert` an edit of what others see. */
export interface Act {
  readonly act: PossibleAct;
  readonly id: string;
}

export type PublicationActEvent =
  | ({ readonly type: 'act.chosen' } & Act)
  | { readonly type: 'act.confirmed' }
  | { readonly type: 'act.dismissed' }
  /** Lists again what was just taken off. */
  | { readonly type: 'act.undone' };
