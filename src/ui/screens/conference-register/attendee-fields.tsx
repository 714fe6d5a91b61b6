import type { ReactElement } from 'react';
import type { FormEvent } from '../../../application/kit/form/form-context';
import type { FormStatus } from '../../../application/kit/form/status';
import type { TicketRegistration } from '../../../../contract/ticket/ticket';
import {
  attendeeFields,
  attendeeKey,
  type AttendeePlace,
  type RegistrationForm,
} from '../../../domain/ticket/registration-form';
import { Button } from '../../kit/action/button/button';
import { TextField } from '../../kit/form/field/text-field';
import { conferenceRegisterText as text } from './text';

export interface AttendeeFieldsProps {
  readonly place: AttendeePlace;
  readonly status: FormStatus<RegistrationForm, TicketRegistration>;
  readonly removable: boolean;
  readonly send: (event: FormEvent<RegistrationForm>) => void;
  readonly onRemove: () => void;
}

const completes = { name: 'name', phone: 'tel', company: 'organization', position: 'organization-title' };

/** The fields of one attendee. */
export function AttendeeFields(props: AttendeeFieldsProps): ReactElement {
  const { place, status, removable, send, onRemove } = props;
  const { typed, errors, focusField } = status;
  const number = Number(place) + 1;
  return (
    <fieldset className="conf-attendee">
      <legend>{text.attendee(number)}</legend>
      {removable ? (
        <Button small onPress={onRemove}>
          <span aria-hidden="true">{text.removeWord}</span>
          <span className="vh">{text.remove(number)}</span>
        </Button>
      ) : null}
      {attendeeFields.map((field) => {
        const key = attendeeKey(field, place);
        return (
          <TextField
            key={key}
            id={`attendee-${key}`}
            label={text.labels[field]}
            placeholder={text.hints[field]}
            type={field === 'phone' ? 'tel' : 'text'}
            autoComplete={place === '0' ? completes[field] : 'off'}
            value={typed[key]}
            error={errors[key]}
            focusRequest={focusField === key ? errors : null}
            onType={(typedText) => send({ type: 'form.typed', field: key, text: typedText })}
          />
        );
      })}
    </fieldset>
  );
}
