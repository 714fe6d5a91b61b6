import type { ReactElement } from 'react';
import { awaitsConfirmation } from '../../../../domain/sale/freshness';
import { dealDay } from '../../../../domain/time/deal-day';
import { useReaderClock } from './use-reader-clock';
import { Separator } from '../separator/separator';
import { partsText } from '../../text';
import './confirmed-day.css';

export interface ConfirmedDayProps {
  /** Milliseconds since 1970, as `now` is; null where nobody ever confirmed. */
  readonly at: number | null;
  readonly now: number;
  /** What is said of the day; `due` where it is so long ago that the next confirmation is awaited. */
  readonly said: (day: string, due: boolean) => string;
}

/** When it was last confirmed, after what stands before it; and that it awaits its confirmation where that is long ago (MKT-06). */
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
