import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { EnrolmentState, type EnrollableDemand } from '../../../contract/enrolment/enrolment';
import { isStatement } from '../../../contract/rules/enrolment-rule';
import { enrolmentErrors, leaveErrors } from '../../../src/domain/enrolment/enrolment-form';
import { possibleWith } from '../../../src/domain/enrolment/possible';
import { notEnrolled, pendingEnrolment } from '../../../tools/gallery/stories/enrolments';
import { propertyRuns } from '../../support/property';

const states = Object.keys(EnrolmentState.keys) as EnrolmentState[];

test('[VAL-06] a statement is sent exactly when the gateway would take it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('资', '金', ' ', '\n', '\u0007', '𠮷'), maxLength: 320 }),
      (text) => {
        expect(Object.keys(enrolmentErrors({ statement: text }))).toEqual(
          isStatement(text) ? [] : ['statement'],
        );
      },
    ),
    { numRuns: propertyRuns },
  );
});

test.each([
  ['', '请填写资金与意向说明'],
  ['自有资金', '至少 10 字，还差 6 字'],
  ['长'.repeat(302), '不能超过 300 字，已超出 2 字'],
  ['响\u0007铃自有资金三亿元年内收购', '说明含有无法识别的字符'],
])('[VAL-06] of the statement %j is said: %s', (statement, says) => {
  expect(enrolmentErrors({ statement })).toEqual({ statement: says });
});

test('[VAL-06] words that go with leaving may be left out, and are 200 characters at most', () => {
  expect(leaveErrors({ words: '' })).toEqual({});
  expect(leaveErrors({ words: '长'.repeat(203) })).toEqual({ words: '说明不能超过 200 字，已超出 3 字' });
  expect(leaveErrors({ words: '响\u0007' })).toEqual({ words: '说明含有无法识别的字符' });
});

test.each(states.flatMap((state) => [true, false].map((listed) => [state, listed] as const)))(
  '[SCR-02] out of an enrolment that is %s of a demand that is listed (%s) there is a way',
  (state, listed) => {
    const demand: EnrollableDemand = { ...notEnrolled, listed, enrolment: { ...pendingEnrolment, state } };
    const stands = state === 'pending' || state === 'approved';
    expect(possibleWith(demand)).toBe(stands ? 'leave' : listed ? 'enrol' : null);
    expect(possibleWith({ ...notEnrolled, listed })).toBe(listed ? 'enrol' : null);
  },
);
