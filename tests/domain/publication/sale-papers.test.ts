import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FormTexts } from '../../../contract/publication/form-texts';
import { isJustified, revealingIn } from '../../../contract/publication/revealing';
import { documentsIn, documentsText } from '../../../contract/publication/sale-documents';
import { saleFaults } from '../../../contract/publication/sale-faults';
import { saleStages, stageField, stageNames } from '../../../contract/publication/sale-form';
import { dayStart, stagesIn } from '../../../contract/publication/sale-stages';
import { isBelow } from '../../../contract/rules/bid-rule';
import { stepsAt } from '../../../contract/sale/steps-at';
import { retold } from '../../../gateway/src/domain/sale/process';
import type { ProcessStep } from '../../../gateway/src/domain/sale/sale';
import { soundSale } from '../../../tools/gallery/stories/sound-sale';
import { propertyRuns } from '../../support/property';
import { decimal } from '../../support/samples/decimal';

const reported = (change: FormTexts): readonly (readonly [string, string])[] =>
  Object.entries(saleFaults({ ...soundSale, ...change }, 2026)).flatMap(([field, fault]) =>
    fault === undefined ? [] : [[field, fault] as const],
  );
const fieldsIn = (change: FormTexts): readonly string[] => reported(change).map(([field]) => field);

test('[VAL-06] a lowest bid is taken where it is at most the amount, whatever their unit; above it both places are told', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9_999 }),
      fc.integer({ min: 1, max: 9_999 }),
      fc.constantFrom('元', '万元', '亿元'),
      (amount, least, amountUnit) => {
        const faults = fieldsIn({ amount: String(amount), least: String(least), amountUnit });
        const isAbove = isBelow(decimal(String(amount)), decimal(String(least)));
        expect(faults).toEqual(isAbove ? ['amount', 'least'] : []);
      },
    ),
    { numRuns: propertyRuns },
  );
  expect(reported({ least: '1.3' })).toEqual([
    ['amount', '最低报价（1.3 亿元）高于金额（1.2 亿元），请核对这两处'],
    ['least', '最低报价（1.3 亿元）高于金额（1.2 亿元），请核对这两处'],
  ]);
});

test('[VAL-06] a lowest bid may be left out or stand beside an open amount, and is always one that can be bid', () => {
  for (const change of [{ least: '' }, { amountKind: 'open', least: '9' }])
    expect(reported(change)).toEqual([]);
  for (const [least, amountUnit, words] of [
    ['0', '亿元', '最低报价须大于 0'],
    ['10.5', '元', '最低报价至多精确到元'],
    ['十亿', '元', '最低报价须为数字，例如 1,200 或 85.5'],
    ['10000', '亿元', '最低报价过大，请核对单位'],
  ] as const)
    expect(reported({ amountKind: 'open', least, amountUnit })).toEqual([['least', words]]);
});

const day = fc
  .integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2031, 11, 31) })
  .map((at) => new Date(at).toISOString().slice(0, 10));

test('[SCR-02] the days of the stages ahead are taken where none is before that of an earlier stage', () => {
  fc.assert(
    fc.property(fc.array(fc.option(day, { nil: '' }), { minLength: 6, maxLength: 6 }), (days) => {
      const texts = {
        stages: stageNames.join(','),
        ...Object.fromEntries(stageNames.map((stage, at) => [stageField(stage), days[at] ?? ''])),
      };
      const given = days.filter((each) => each !== '');
      const isInOrder = given.every((each, at) => at === 0 || (given[at - 1] ?? '') <= each);
      expect(reported(texts).length === 0).toBe(isInOrder);
      expect(stagesIn(texts).map(({ at }) => at)).toEqual(days.map((each) => dayStart(each)));
    }),
    { numRuns: propertyRuns },
  );
  expect(fieldsIn({ offersAt: '2026-02-30' })).toEqual(['offersAt']);
  expect(fieldsIn({ offersAt: '1926-02-03' })).toEqual(['offersAt']);
  expect(fieldsIn({ offersAt: '2024-06-01' })).toEqual(['offersAt']);
  expect(fieldsIn({ stages: 'closing', closingAt: '2031-06-01' })).toEqual([]);
  expect(fieldsIn({ stages: 'closing', closingAt: '2032-06-01' })).toEqual(['closingAt']);
  expect(fieldsIn({ stages: 'offers,__proto__' })).toEqual(['stages']);
  expect(fieldsIn({ stages: 'closing', offersAt: '2099-99-99' })).toEqual([]);
});

const isOneWay = (steps: readonly ProcessStep[]): boolean =>
  steps.every(
    ({ state }, at) =>
      at === 0 || !(state === 'done' && steps[at - 1]?.state !== 'done') || steps[at - 1]?.state === 'done',
  ) && steps.filter(({ state }) => state === 'current').length === 1;

test('[SCR-02] a deal’s way has one stage at which it stands, further on as days come, and what an owner tells anew stands in its place', () => {
  const way = (days: readonly (number | null)[]): readonly ProcessStep[] => [
    { name: '委托登记', state: 'done', at: 0 },
    { name: '公开推介', state: 'current', at: 1 },
    ...days.map((at, place) => ({ name: `阶段${place}`, state: 'next' as const, at })),
  ];
  const standsAt = (steps: readonly ProcessStep[]): number =>
    steps.findIndex(({ state }) => state === 'current');
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.integer({ min: 2, max: 50 })), { maxLength: 5 }),
      fc.integer({ min: 1, max: 50 }),
      (days, now) => {
        const ascending = days.map((at, place) => (at === null ? null : at + place * 50));
        const today = stepsAt(way(ascending), now);
        expect(isOneWay(today)).toBe(true);
        expect(standsAt(stepsAt(way(ascending), now + 60))).toBeGreaterThanOrEqual(standsAt(today));
        const names = ascending.map((_, place) => `阶段${place}`);
        expect(retold(today, way(ascending), names, now)).toEqual(today);
        expect(retold(today, [], names, now).map(({ name }) => name)).toEqual(['委托登记', '公开推介']);
      },
    ),
    { numRuns: propertyRuns },
  );
});

test('[VAL-06] a list of documents is read as it was written, and what is wrong of it is told by its place', () => {
  const line = fc.string({ unit: 'grapheme' }).filter((text) => !/[\r\n]/.test(text));
  fc.assert(
    fc.property(
      fc.array(fc.record({ name: line, pages: fc.stringMatching(/^\d{0,4}$/) }), { maxLength: 12 }),
      (documents) => {
        expect(documentsIn({ documents: documentsText(documents) })).toEqual(documents);
      },
    ),
    { numRuns: propertyRuns },
  );
  for (const [documents, words] of [
    ['|', /第 1 份资料：请填写名称/],
    ['审计报告|12\n股|', /第 2 份资料：名称须为 2 至 40 字/],
    ['审计报告|0', /页数是 1 到 9999 之间的整数/],
    ['审计报告|12\n 审计报告|', /第 2 份资料：与前面的一份同名/],
    [Array.from({ length: 13 }, (_, at) => `资料${at}|`).join('\n'), /至多 12 份，现在是 13 份/],
  ] as const)
    expect(reported({ documents })).toEqual([['documents', expect.stringMatching(words)]]);
});

test('[MKT-07] the names of documents are looked through where everybody reads them', () => {
  const documents = '台州某某传动股份有限公司审计报告|12';
  const found = (documentNaming: string) =>
    revealingIn('sale', { ...soundSale, documents, documentNaming }, '').map(({ field }) => field);
  expect(found('hidden')).toEqual([]);
  expect(found('shown')).toContain('documents');
  expect(isJustified({ note: '' })).toBe(false);
  expect(Object.keys(saleStages)).toEqual([...stageNames]);
});
