import type { ReactElement } from 'react';
import { calendarText } from '../../../../domain/time/calendar-text';
import { readerClock } from '../../../../domain/time/date-fields';
import { useFlows } from '../../../frame/context/flows';
import { useWhoIsHere } from '../../../frame/context/who-is-here';
import { printText as text } from './text';
import './print.css';

export interface PrintFootProps {
  /** The number of the deal, or the name of the list. */
  readonly what: string;
}

/** The foot of each printed page: the number, the day with its year, and who reads it (DSK-01). Not shown on screens. */
export function PrintFoot({ what }: PrintFootProps): ReactElement {
  const { now } = useFlows();
  const { user } = useWhoIsHere();
  return (
    <p className="print-foot">
      <span>{text.printed(what, calendarText(now(), 0, readerClock))}</span>
      <span>{text.reader(user?.name ?? text.visitor, user?.company ?? null)}</span>
    </p>
  );
}
