import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { MessageReportMachine, ReportedMessage } from '../../../application/message-report/definition';
import { selectSheetFormStatus } from '../../../application/sheet-form/status';
import type { MessageReportForm } from '../../../domain/report/message-report-form';
import { useBegun } from '../../room/begun';
import { ChoiceChips } from '../../parts/field/choice-chips';
import { RowIcon } from '../../parts/icon/row-icon';
import { WordsSheet } from '../../parts/words-sheet/words-sheet';
import { chatText as text } from './text';

const reasons = ['harassing', 'fraud', 'unlawful', 'other'] as const;
const choices = reasons.map((value) => ({ value, word: text.reportReasons[value] }));

export interface ReportMessageProps {
  readonly machine: MessageReportMachine;
  readonly userId: string;
  readonly id: string;
}

/** Reports one message of the other. */
export function ReportMessage({ machine, userId, id }: ReportMessageProps): ReactElement {
  const form = useBegun(machine, { userId, given: { id }, initial: { reason: 'harassing', words: '' } });
  const { phase, answer, typed, errors, failure, focusField } = useSelector(
    form,
    selectSheetFormStatus<MessageReportForm, ReportedMessage, void>,
  );
  const type = (field: 'reason' | 'words') => (said: string) =>
    form.send({ type: 'form.typed', field, text: said });
  return (
    <>
      <button type="button" role="menuitem" onClick={() => form.send({ type: 'form.opened' })}>
        <RowIcon name="flag" size={20} />
        {answer === null ? text.report : text.reported}
      </button>
      {phase === 'closed' ? null : (
        <WordsSheet
          title={text.reportTitle}
          lead={
            <>
              <p className="muted">{text.reportLead}</p>
              <ChoiceChips
                name="message-report-reason"
                label={text.reportReason}
                choices={choices}
                chosen={typed.reason}
                onChoose={type('reason')}
              />
            </>
          }
          words={{
            id: 'message-report-words',
            label: text.reportWords,
            hint: text.reportHint,
            submit: text.reportSubmit,
            submitting: text.reportSubmitting,
          }}
          value={typed.words}
          error={errors.words}
          failure={failure}
          focusSign={focusField === null ? null : errors}
          busy={phase === 'sending'}
          onType={type('words')}
          onSubmit={() => form.send({ type: 'form.submitted' })}
          onClose={() => form.send({ type: 'form.closed' })}
        />
      )}
    </>
  );
}
