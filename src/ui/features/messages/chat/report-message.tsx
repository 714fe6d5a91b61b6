import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type {
  MessageReportMachine,
  ReportedMessage,
} from '../../../../application/messages/message-report/definition';
import { selectSheetFormStatus } from '../../../../application/kit/sheet-form/status';
import type { MessageReportForm } from '../../../../domain/report/message-report-form';
import { usePartFlow } from '../../../frame/page-frame/use-page-flows';
import { RowIcon } from '../../../kit/display/icon/row-icon';
import { ReportSheet } from '../../deal-action/report/report-sheet';
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
  const form = usePartFlow(machine, { userId, given: { id }, initial: { reason: '', words: '' } });
  const status = useSelector(form, selectSheetFormStatus<MessageReportForm, ReportedMessage>);
  return (
    <>
      <button type="button" role="menuitem" onClick={() => form.send({ type: 'form.opened' })}>
        <RowIcon name="flag" size={20} />
        <span>{status.answer === null ? text.report : text.reported}</span>
      </button>
      <ReportSheet
        status={status}
        name="message-report"
        text={text.reporting}
        choices={choices}
        send={(event) => form.send(event)}
      />
    </>
  );
}
