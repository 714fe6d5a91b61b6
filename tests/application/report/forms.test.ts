import { reporting, reportRules } from '../../../src/application/report/definition';
import type { ReportForm, ReportOf } from '../../../src/domain/report/report-form';
import { formContract, type FormCase } from '../form/form-contract';

const given: ReportOf = { kind: 'sale', id: 's1' };
const sound: ReportForm = { reason: 'other', words: '标题与正文不符' };
const initial: ReportForm = { reason: 'untrue', words: '' };

const reportCase: FormCase<ReportForm, ReportOf, void> = {
  name: '[SCR-03] reporting',
  rules: reportRules,
  machine: ({ call, ...needs }) =>
    reporting({
      ...needs,
      gateways: { reporting: { send: (said, options) => call.call(said, options?.signal) } },
    }),
  input: { userId: '7', given, initial },
  sound,
  sent: { ...given, ...sound },
  answer: undefined,
  tellsNobody: true,
  unsound: ['words', '长'.repeat(501)],
};
formContract(reportCase);
