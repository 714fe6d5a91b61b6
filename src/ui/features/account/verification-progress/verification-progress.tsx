import type { ReactElement } from 'react';
import { formatDate } from '../../../../domain/time/date-format';
import type { Verification } from '../../../../../contract/verification/verification';
import { RowIcon } from '../../../kit/display/icon/row-icon';
import { KeyValues } from '../../../kit/display/key-value/key-values';
import { Panel } from '../../../kit/display/panel/panel';
import { Timeline, type TimelineLine } from '../../../kit/display/timeline/timeline';
import { partsText } from '../../../kit/text';
import { progressText as text } from './text';
import './verification-progress.css';

export interface VerificationProgressProps {
  readonly verification: Exclude<Verification, { readonly state: 'none' }>;
  /** Why the last look failed; null while what is shown is the newest. */
  readonly failure: string | null;
}

const moment = (time: number | null): string | null =>
  time === null ? null : formatDate(time, 'yyyy-MM-dd HH:mm');

const entry = (name: string, place: TimelineLine['place'], when: string | null): TimelineLine => ({
  key: name,
  place,
  name,
  lines: when === null ? [] : [when],
});

const entriesOf = (verification: VerificationProgressProps['verification']): readonly TimelineLine[] => {
  const submitted = entry(text.submitted, 'past', moment(verification.submittedAt));
  if (verification.state === 'pending')
    return [
      submitted,
      entry(text.reviewing, 'now', text.expected(moment(verification.expectedAt) ?? '')),
      entry(text.result, 'ahead', text.resultLater),
    ];
  const reviewed = entry(text.reviewing, 'past', null);
  const at = moment(verification.decidedAt);
  if (verification.state === 'rejected') return [submitted, reviewed, entry(text.rejected, 'failed', at)];
  return [submitted, reviewed, entry(text.approved, 'past', at)];
};

/**
 * The state of a verification: the submitted documents and their date, the current step, the next step and its
 * deadline.
 */
export function VerificationProgress({ verification, failure }: VerificationProgressProps): ReactElement {
  const { name, company, position, document } = verification;
  return (
    <>
      {failure === null ? null : (
        <p className="verification-stale" role="status">
          <RowIcon name="warning" size={16} />
          {text.stale(failure)}
        </p>
      )}
      <Panel title={text.title} className="verification-steps">
        <Timeline entries={entriesOf(verification)} />
        {verification.state === 'rejected' ? (
          <div className="verification-reason">
            <b>{text.reason}</b>
            <p>{verification.reason}</p>
          </div>
        ) : null}
      </Panel>
      <Panel title={text.application}>
        <KeyValues
          rows={[
            ...(verification.state === 'approved'
              ? [{ name: text.level, value: text.levels[verification.level] }]
              : []),
            { name: text.name, value: name },
            { name: text.company, value: company },
            { name: text.position, value: position },
            { name: text.document, value: document?.name ?? partsText.absent },
          ]}
        />
      </Panel>
    </>
  );
}
