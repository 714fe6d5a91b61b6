import type { AskFirstEvent, AskFirstRules } from '../../../../src/application/kit/ask-first/machine';

/** What the tests ask about: `hide` needs no question and `show` undoes it; `delete` is asked about. */
export interface Sample {
  readonly act: 'hide' | 'show' | 'delete';
  readonly id: string;
}

export const rules: AskFirstRules<Sample> = {
  isAskedFirst: ({ act }) => act === 'delete',
  undoOf: ({ act, id }) => (act === 'hide' ? { act: 'show', id } : null),
  shownMs: 5_000,
};

export const requests = (act: Sample['act'], id = 'd1'): AskFirstEvent<Sample> => ({
  type: 'ask.requested',
  subject: { act, id },
});
export const confirms: AskFirstEvent<Sample> = { type: 'ask.confirmed' };
export const dismisses: AskFirstEvent<Sample> = { type: 'ask.dismissed' };
export const undoes: AskFirstEvent<Sample> = { type: 'ask.undone' };
