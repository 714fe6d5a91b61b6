import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { TicketRegistration } from '../../../../contract/ticket/ticket';
import type { FileSavingMachine } from '../../../application/kit/file-saving/machine';
import { selectFileSavingPhase } from '../../../application/kit/file-saving/status';
import { ticketFile } from '../../../domain/ticket/ticket-file';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { Button } from '../../kit/action/button/button';
import { ticketText as text } from './text';

/** What the calendar file of a ticket is made with. */
export interface TicketCalendar {
  readonly saving: FileSavingMachine;
  /** Of the product, such as 'https://example.com'. */
  readonly origin: string;
}

export interface CalendarButtonProps {
  readonly calendar: TicketCalendar;
  readonly of: Pick<TicketRegistration, 'conferenceId' | 'conferenceTitle' | 'venue' | 'startsAt' | 'endsAt'>;
  readonly now: number;
}

/** Saves the conference as a calendar file, and says whether it was saved. */
export function CalendarButton({ calendar, of, now }: CalendarButtonProps): ReactElement {
  const saving = usePartFlow(calendar.saving, undefined);
  const phase = useSelector(saving, selectFileSavingPhase);
  const save = (): void =>
    saving.send({ type: 'file.saveRequested', file: ticketFile(of, calendar.origin, now) });
  return (
    <>
      <Button block onPress={save}>
        {text.calendar}
      </Button>
      <p role="status" className={phase === 'saved' || phase === 'unsaved' ? 'muted' : 'vh'}>
        {phase === 'saved' || phase === 'unsaved' ? text.calendarNotes[phase] : ''}
      </p>
    </>
  );
}
