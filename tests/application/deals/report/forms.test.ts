import { callsOf } from '../../../support/fakes/fake-families';
import { expect, test } from 'vitest';
import { reporting, reportRules } from '../../../../src/application/deals/report/definition';
import type { ReportForm, ReportOf } from '../../../../src/domain/report/report-form';
import { reportErrors } from '../../../../src/domain/report/report-words';
import { formContract, type FormCase } from '../../kit/form/form-contract';

const given: ReportOf = { kind: 'sale', id: 's1' };
const sound: ReportForm = { reason: 'other', words: '标题与正文不符' };
const initial: ReportForm = { reason: '', words: '' };

const reportCase: FormCase<ReportForm, ReportOf, void> = {
  name: '[SCR-03] reporting',
  rules: reportRules,
  machine: ({ call, ...needs }) =>
    reporting({
      ...needs,
      callOf: callsOf({ report: { send: (said, options) => call.call(said, options?.signal) } }),
    }),
  input: { userId: '7', given, initial },
  sound,
  sent: { ...given, ...sound },
  answer: undefined,
  notifiesNoTab: true,
  unsound: ['words', '长'.repeat(501)],
};
formContract(reportCase);

test('[VAL-06][SCR-03] no reason is chosen beforehand, and without one nothing is sent', () => {
  expect(reportErrors({ reason: '', words: '' })).toEqual({ reason: '请选择举报原因' });
  expect(reportErrors({ reason: '', words: '长'.repeat(501) })).toMatchObject({
    reason: '请选择举报原因',
    words: expect.stringContaining('已超出 1 字') as string,
  });
  expect(reportErrors({ reason: 'untrue', words: '' })).toEqual({});
});
