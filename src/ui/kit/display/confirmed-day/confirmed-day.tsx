import type { ReactElement } from 'react';
import { awaitsConfirmation } from '../../../../domain/sale/freshness';
import { dealDay } from '../../../../domain/time/deal-day';
import { useReaderClock } from './use-reader-clock';
import { Separator } from '../separator/separator';
import { partsText } from '../../text';
import './confirmed-day.css';

export interface ConfirmedDayProps {
  /** Milliseconds since 1970, as `now` is; null where the owner never confirmed. */
  readonly at: number | null;
  readonly now: number;
  /** Returns the words for the day; `due` when the next confirmation is overdue. */
  readonly said: (day: string, due: boolean) => string;
}

/** The day of the last confirmation, and a note when the next one is overdue (MKT-06). */
export function ConfirmedDay({ at, now, said }: ConfirmedDayProps): ReactElement | null {
  const reader = useReaderClock();
  if (at === null) return null;
  const due = awaitsConfirmation(at, now);
  return (
    <>
      <Separator />
      <span>{said(dealDay(at, now, reader), due)}</span>{' '}
      {due ? <b className="to-confirm">{partsText.toConfirm}</b> : null}
    </>
  );
}
