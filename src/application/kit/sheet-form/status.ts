import type { SnapshotFrom } from 'xstate';
import type { AnyForm } from '../form/rules';
import { sharedStatus, type SharedStatus } from '../form/status';
import type { SheetFormMachine } from './machine';

/** What a view sees of a form in a sheet. */
export interface SheetFormStatus<Form, Answer> extends SharedStatus<Form, Answer> {
  readonly phase: 'closed' | 'editing' | 'sending';
}

export const selectSheetFormStatus = <Form extends AnyForm<Form>, Given, Answer = void>(
  snapshot: SnapshotFrom<SheetFormMachine<Form, Given, Answer>>,
): SheetFormStatus<Form, Answer> => {
  // The draft is not loaded yet: the sheet appears with it.
  const isAway = snapshot.matches('closed') || snapshot.matches('recalling');
  return {
    phase: isAway ? 'closed' : snapshot.matches('sending') ? 'sending' : 'editing',
    ...sharedStatus(snapshot.context),
  };
};
