import { expect, test } from 'vitest';
import { linesIn } from '../../../../contract/publication/form-texts';
import { highlightLimits } from '../../../../contract/publication/sale-form';
import { formPlan, type FormGiven } from '../../../../src/domain/publication/form-plan';
import { shortened } from '../../../../src/domain/publication/shortened';
import {
  exceeded,
  faultsAtStep,
  faultsOfFilled,
  wrongSteps,
} from '../../../../src/domain/publication/shown-faults';
import { sound } from './samples';

const plan = formPlan('sale');
const given: FormGiven = { year: 2026, keptSource: null, publisher: '' };
const at = (change: Readonly<Record<string, string>>, step: number, shown = {}) => {
  const texts = { ...sound, ...change };
  return faultsAtStep(plan, { texts, all: plan.faults(texts, given), shown }, step);
};
const given150 = { stake: '150', title: '', netProfit1: '900,000' };

test('[VAL-06] leaving a step tells what is wrong on it, not what is merely missing, nor what the shown step says', () => {
  const left = at(given150, 2);
  expect(left.stake).toContain('不超过 100');
  expect([left.title, left.netProfit1]).toEqual([undefined, undefined]);
  expect(wrongSteps(plan, left)).toEqual([1]);
  expect(wrongSteps(plan, at(given150, 3))).toEqual([1, 2]);
  expect(Object.values(at({}, 5)).filter((fault) => fault !== undefined)).toEqual([]);
});

test('[VAL-06] what was told stays told on the step that is shown, as long as it is so', () => {
  expect(at(given150, 1, { stake: '…', title: '…' })).toMatchObject({
    stake: expect.stringContaining('100') as string,
    title: expect.stringContaining('标题') as string,
  });
  expect(at({}, 1, { stake: '…' }).stake).toBeUndefined();
});

test('[VAL-06] a form that is opened again tells at both places what contradicts another, and nothing of what was never filled in', () => {
  const texts = {
    ...sound,
    amount: '12,000',
    least: '15,000',
    title: '',
    revenue1: '1,000',
    netProfit1: '2,000',
  };
  const shown = faultsOfFilled(texts, plan.faults(texts, given));
  expect(Object.keys(shown).sort()).toEqual(expect.arrayContaining(['least', 'netProfit1', 'revenue1']));
  expect(shown.title).toBeUndefined();
  expect(wrongSteps(plan, shown)).toEqual([2]);
  expect(faultsOfFilled(plan.blank(2026), plan.faults(plan.blank(2026), given))).toEqual({});
});

test('[VAL-06] a text that is longer than its field takes is cut in the preview, and named', () => {
  const title = '长'.repeat(2_000);
  expect(exceeded(plan, { title }, 'title')).toBe(40);
  expect(exceeded(plan, { title: '长'.repeat(40) }, 'title')).toBeNull();
  expect(shortened('sale', { ...sound, title })).toEqual({
    texts: { ...sound, title: `${'长'.repeat(40)}…` },
    fields: ['title'],
  });
  expect(shortened('sale', sound)).toEqual({ texts: sound, fields: [] });
  const lines = ['亮'.repeat(200), ...Array.from({ length: 9 }, (_, at) => `第 ${at} 条`)];
  const highlights = shortened('sale', { ...sound, highlights: lines.join('\n') });
  expect(highlights.fields).toEqual(['highlights']);
  expect(linesIn(highlights.texts['highlights'] ?? '')).toEqual([
    `${'亮'.repeat(highlightLimits.lineLength)}…`,
    ...lines.slice(1, highlightLimits.lines),
  ]);
});
