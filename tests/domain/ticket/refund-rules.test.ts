import { expect, test } from 'vitest';
import { refundRules, refundRulesText } from '../../../src/domain/ticket/refund-rules';
import { formatDate } from '../../../src/domain/time/date-format';

const first = Date.UTC(2026, 11, 10, 10);
const second = Date.UTC(2026, 11, 15, 10);
const refunds = [
  { until: first, percent: 100 },
  { until: second, percent: 50 },
];
const moment = (time: number): string => formatDate(time, 'MM-dd HH:mm');

test('[SCR-08] the rules of a refund name each share until its moment, and leave out what is over', () => {
  const half = `${moment(second)} 前退票，退还 50%`;
  expect(refundRulesText(refunds, first - 1)).toBe(`${moment(first)} 前全额退票；${half}`);
  expect(refundRulesText(refunds, first)).toBe(half);
  expect(refundRulesText(refunds, second)).toBe('');
  expect(refundRules(refunds, first, () => '开幕')).toEqual(['开幕 前退票，退还 50%']);
});
