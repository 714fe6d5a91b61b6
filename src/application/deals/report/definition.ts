import { isReason, type ReportForm, type ReportOf } from '../../../domain/report/report-form';
import { reportErrors } from '../../../domain/report/report-words';
import type { FormDrafts } from '../../../ports/form-drafts';
import type { LayerStack } from '../../../ports/layer-stack';
import { formRules, type FormRules } from '../../kit/form/rules';
import { sheetForm } from '../../kit/sheet-form/definition';
import type { SheetFormMachine } from '../../kit/sheet-form/machine';
import { withReason } from './with-reason';
import type { CallOf } from '../../../ports/gateways';

/** Reporting something as wrong. */
export const reportRules: FormRules<ReportForm, ReportOf, void> = formRules({
  fields: ['reason', 'words'],
  noErrors: {},
  errorsOf: (form: ReportForm) => reportErrors(form),
  takes: (field, text) => field === 'words' || isReason(text),
  draftName: ({ kind, id }) => `report ${kind} ${id}`,
  refusedField: (message) => (message.startsWith('请填写说明') ? 'words' : null),
});

export type ReportMachine = SheetFormMachine<ReportForm, ReportOf, void>;

export interface ReportPorts {
  readonly drafts: FormDrafts;
  readonly layers: LayerStack;
  readonly callOf: CallOf;
}

/** Reporting, wired to its call; what waits already is refused, so that it carries no key. */
export const reporting = ({ callOf, ...ports }: ReportPorts): ReportMachine => {
  const send = callOf(({ report }) => report.send);
  return sheetForm(ports, reportRules, {
    send: ({ reason, words }, of, options) =>
      withReason(reason, (chosen) => send({ ...of, reason: chosen, words: words.trim() }, options)),
  });
};
