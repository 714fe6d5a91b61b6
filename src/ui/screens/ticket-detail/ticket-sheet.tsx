import { useSelector } from '@xstate/react';
import type { ReactElement, SyntheticEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Attendee } from '../../../../contract/ticket/ticket';
import { selectSheetFormStatus, type SheetFormStatus } from '../../../application/kit/sheet-form/status';
import type { ChangeMachine, OfferMachine, TicketGiven } from '../../../application/member/ticket/one-ticket';
import type { OfferForm } from '../../../domain/ticket/offer-form';
import { attendeeFields } from '../../../domain/ticket/registration-form';
import { Button } from '../../kit/action/button/button';
import { TextField } from '../../kit/form/field/text-field';
import { Sheet } from '../../kit/sheet/sheet';
import { ResultNote } from '../../kit/state/result-note/result-note';
import { ticketDetailText as text } from './text';

interface FieldsSheetProps<Field extends string> {
  readonly id: string;
  readonly words: { readonly title: string; readonly submit: string; readonly submitting: string };
  readonly lead: string | null;
  readonly fields: readonly (Field & keyof Attendee)[];
  readonly status: SheetFormStatus<Readonly<Record<Field, string>>, void>;
  readonly onType: (field: Field, typed: string) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** A sheet with the fields of a person. */
function FieldsSheet<Field extends string>(props: FieldsSheetProps<Field>): ReactElement {
  const { id, words, lead, fields, status, onType, onSubmit, onClose } = props;
  const { phase, typed, errors, failure, focusField } = status;
  const busy = phase === 'sending';
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Sheet title={words.title} onClose={onClose}>
      <form className="ticket-form" noValidate onSubmit={submit}>
        {lead === null ? null : <p className="muted">{lead}</p>}
        {failure === null ? null : <ResultNote kind="failed">{failure}</ResultNote>}
        {fields.map((field) => (
          <TextField
            key={field}
            id={`${id}-${field}`}
            label={text.labels[field]}
            placeholder=""
            type={field === 'phone' ? 'tel' : 'text'}
            autoComplete="off"
            value={typed[field]}
            error={errors[field]}
            focusRequest={focusField === field ? errors : null}
            onType={(typedText) => onType(field, typedText)}
          />
        ))}
        <Button kind="primary" block submits busy={busy}>
          {busy ? words.submitting : words.submit}
        </Button>
      </form>
    </Sheet>
  );
}

/** Changing the attendee. */
export function ChangeSheet({ form }: { readonly form: ActorRefFrom<ChangeMachine> }): ReactElement | null {
  const status = useSelector(form, selectSheetFormStatus<Attendee, TicketGiven>);
  if (status.phase === 'closed') return null;
  return (
    <FieldsSheet
      id="change"
      words={text.changeForm}
      lead={null}
      fields={attendeeFields}
      status={status}
      onType={(field, typed) => form.send({ type: 'form.typed', field, text: typed })}
      onSubmit={() => form.send({ type: 'form.submitted' })}
      onClose={() => form.send({ type: 'form.closed' })}
    />
  );
}

/** Offering the ticket to another member. */
export function OfferSheet({ form }: { readonly form: ActorRefFrom<OfferMachine> }): ReactElement | null {
  const status = useSelector(form, selectSheetFormStatus<OfferForm, TicketGiven>);
  if (status.phase === 'closed') return null;
  return (
    <FieldsSheet
      id="offer"
      words={text.offerForm}
      lead={text.offerForm.lead}
      fields={['name', 'phone']}
      status={status}
      onType={(field, typed) => form.send({ type: 'form.typed', field, text: typed })}
      onSubmit={() => form.send({ type: 'form.submitted' })}
      onClose={() => form.send({ type: 'form.closed' })}
    />
  );
}
