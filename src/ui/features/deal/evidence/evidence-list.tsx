import type { ReactElement } from 'react';
import { evidenceNames, isValid, type Evidence } from '../../../../domain/sale/evidence';
import { monthText } from '../../../../domain/time/month-text';
import { dealDay } from '../../../../domain/time/deal-day';
import { useReaderClock } from '../../../kit/display/confirmed-day/use-reader-clock';
import { Panel } from '../../../kit/display/panel/panel';
import { StatusTag } from '../../../kit/display/tag/status-tag';
import { evidenceText as text } from './text';
import './evidence.css';

export interface EvidenceListProps {
  readonly evidence: readonly Evidence[];
  readonly now: number;
  /** The gateway gives the times of an anonymous deal by month. */
  readonly byMonth: boolean;
}

/** Lists what was verified, how, when, and until when each verification is valid (MKT-13). */
export function EvidenceList({ evidence, now, byMonth }: EvidenceListProps): ReactElement | null {
  const reader = useReaderClock();
  if (evidence.length === 0) return null;
  const dayText = (time: number): string => (byMonth ? monthText(time) : dealDay(time, now, reader));
  return (
    <Panel title={text.title}>
      <ul className="evidence">
        {evidence.map((one) => {
          const valid = isValid(one, now);
          return (
            <li key={one.kind}>
              <span className="evidence-name">
                {evidenceNames[one.kind]}
                <small>
                  {text.how(one.method, dayText(one.at))}
                  {one.until === null ? null : (
                    <>
                      {text.between}
                      <span className="evidence-until">{text.until(dayText(one.until), valid)}</span>
                    </>
                  )}
                </small>
              </span>
              <StatusTag tone={valid ? 'done' : 'over'} word={valid ? text.valid : text.expired} />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
