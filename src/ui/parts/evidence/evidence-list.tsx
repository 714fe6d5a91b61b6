import type { ReactElement } from 'react';
import { evidenceNames, isValid, type Evidence } from '../../../domain/sale/evidence';
import { calendarText } from '../../../domain/time/calendar-text';
import { Panel } from '../panel/panel';
import { StatusTag } from '../tag/status-tag';
import { evidenceText as text } from './text';
import './evidence.css';

export interface EvidenceListProps {
  readonly evidence: readonly Evidence[];
  readonly now: number;
}

/** What was looked into, how, when, and until when that holds (MKT-13). */
export function EvidenceList({ evidence, now }: EvidenceListProps): ReactElement | null {
  if (evidence.length === 0) return null;
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
                  {text.how(one.method, calendarText(one.at, now))}
                  {one.until === null ? null : (
                    <>
                      {text.between}
                      <span className="evidence-until">
                        {text.until(calendarText(one.until, now), valid)}
                      </span>
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
