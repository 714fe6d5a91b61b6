import { useSelector } from '@xstate/react';
import type { ReactElement, SyntheticEvent } from 'react';
import type { TicketChoices, TicketRegistration } from '../../../../contract/ticket/ticket';
import { attendeeLimits } from '../../../../contract/rules/attendee-rule';
import { selectFormStatus } from '../../../application/kit/form/status';
import type { RegistrationGiven, RegistrationMachine } from '../../../application/member/ticket/registration';
import { eventTimeText } from '../../../domain/event/event-time';
import {
  attendeeCount,
  attendeePlaces,
  newRegistration,
  registrationFields,
  withoutAttendee,
  type RegistrationForm,
} from '../../../domain/ticket/registration-form';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { Button } from '../../kit/action/button/button';
import { useReaderClock } from '../../kit/display/confirmed-day/use-reader-clock';
import { Price } from '../../kit/display/price/price';
import { ResultNote } from '../../kit/state/result-note/result-note';
import { AttendeeFields } from './attendee-fields';
import { conferenceRegisterText as text } from './text';
import { TypeChoice } from './type-choice';

export interface RegistrationPartProps {
  readonly machine: RegistrationMachine;
  readonly choices: TicketChoices;
  /** The type that the address names; null for none. */
  readonly asked: string | null;
  readonly userId: string;
  readonly now: number;
}

const firstType = ({ types }: TicketChoices, asked: string | null): string => {
  const open = types.filter(({ closed }) => closed === '');
  return (open.find(({ id }) => id === asked) ?? open[0])?.id ?? '';
};

/** The form of a registration: the type, the attendees, and what it costs. */
export function RegistrationPart({
  machine,
  choices,
  asked,
  userId,
  now,
}: RegistrationPartProps): ReactElement {
  const { conferenceId, title, venue, types, own } = choices;
  const form = usePartFlow(machine, {
    given: { conferenceId },
    userId,
    initial: newRegistration(firstType(choices, asked), own),
  });
  const reader = useReaderClock();
  const status = useSelector(form, selectFormStatus<RegistrationForm, RegistrationGiven, TicketRegistration>);
  const { phase, typed, errors, failure, focusField } = status;
  const busy = phase !== 'editing';
  const chosen = types.find(({ id }) => id === typed.typeId) ?? null;
  const count = attendeeCount(typed);
  const most = chosen?.most ?? attendeeLimits.most;
  const submitWord =
    chosen?.review === true ? text.submit.review : chosen?.price === 0 ? text.submit.free : text.submit.pay;
  const type = (field: keyof RegistrationForm, typedText: string): void =>
    form.send({ type: 'form.typed', field, text: typedText });
  const remove = (place: number): void => {
    const texts = withoutAttendee(typed, place);
    for (const field of registrationFields) {
      const changed = texts[field];
      if (changed !== undefined && changed !== typed[field]) type(field, changed);
    }
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    form.send({ type: 'form.submitted' });
  };
  return (
    <form className="conf-register" noValidate onSubmit={submit}>
      <header className="conf-of">
        <h2>{title}</h2>
        <p>{[eventTimeText(choices, now, reader), venue].filter((part) => part !== '').join(' · ')}</p>
      </header>
      <TypeChoice
        types={types}
        chosen={typed.typeId}
        error={errors.typeId}
        focusRequest={focusField === 'typeId' ? errors : null}
        now={now}
        onChoose={(typeId) => type('typeId', typeId)}
      />
      {attendeePlaces.slice(0, count).map((place) => (
        <AttendeeFields
          key={place}
          place={place}
          status={status}
          removable={count > 1}
          send={(event) => form.send(event)}
          onRemove={() => remove(Number(place))}
        />
      ))}
      <div className="conf-more">
        {count < most ? (
          <Button block onPress={() => type('count', String(count + 1))}>
            {text.add}
          </Button>
        ) : null}
        <p className="muted">
          {chosen?.closed === '' && count > most ? text.beyond(count, most) : text.most(most)}
        </p>
      </div>
      <div className="conf-submit">
        {failure === null ? null : <ResultNote kind="failed">{failure}</ResultNote>}
        {phase === 'taken' ? <ResultNote kind="done">{text.taken}</ResultNote> : null}
        <p className="conf-total">
          <span>
            {text.total} {text.count(count)}
          </span>
          {chosen === null || chosen.price === 0 ? (
            <b>{text.free}</b>
          ) : (
            <Price of={chosen.price * count} size="great" />
          )}
        </p>
        {chosen?.review === true ? <p className="muted">{text.reviewed}</p> : null}
        {chosen !== null && !chosen.review && chosen.price > 0 ? <p className="muted">{text.held}</p> : null}
        <Button kind="primary" block submits busy={busy}>
          {phase === 'sending' ? text.submitting : submitWord}
        </Button>
      </div>
    </form>
  );
}
