import type { ReactElement } from 'react';
import { dealDay } from '../../../../domain/time/deal-day';
import { useReaderClock } from './use-reader-clock';

/** A day in Beijing time, marked where the reader's clock differs; both in milliseconds since 1970. */
export const DayValue = ({ at, now }: { readonly at: number; readonly now: number }): ReactElement => {
  const reader = useReaderClock();
  return <>{dealDay(at, now, reader)}</>;
};
