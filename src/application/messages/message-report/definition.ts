import { isMessageReason, type MessageReportForm } from '../../../domain/report/message-report-form';
import { reportErrors } from '../../../domain/report/report-words';
import type { FormDrafts } from '../../../ports/form-drafts';
import type { LayerStack } from '../../../ports/layer-stack';
import { formRules, type FormRules } from '../../kit/form/rules';
import { withReason } from '../../deals/report/with-reason';
import { sheetForm } from '../../kit/sheet-form/definition';
import type { SheetFormMachine } from '../../kit/sheet-form/machine';
import type { CallOf } from '../../../ports/gateways';

/** Which message is reported. */
export interface ReportedMessage {
  readonly id: string;
}

/** The form that reports a message of another member. */
export const messageReportRules: FormRules<MessageReportForm, ReportedMessage, void> = formRules({
  fields: ['reason', 'words'],
  noErrors: {},
  errorsOf: (form: MessageReportForm) => reportErrors(form),
  takes: (field, text) => field === 'words' || isMessageReason(text),
  draftName: ({ id }) => `report message ${id}`,
  refusedField: (message) => (message.startsWith('请填写说明') ? 'words' : null),
});

export type MessageReportMachine = SheetFormMachine<MessageReportForm, ReportedMessage, void>;

/** Reporting a message, wired to its call; one that waits already is refused, so that it carries no key. */
export const messageReporting = ({
  callOf,
  ...ports
}: {
  readonly drafts: FormDrafts;
  readonly layers: LayerStack;
  readonly callOf: CallOf;
}): MessageReportMachine => {
  const report = callOf(({ chat }) => chat.report);
  return sheetForm(ports, messageReportRules, {
    send: ({ reason, words }, { id }, options) =>
      withReason(reason, (chosen) => report({ id, reason: chosen, words: words.trim() }, options)),
  });
};
