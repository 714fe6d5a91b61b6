import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sayTheSame, type FormTexts } from '../../../contract/publication/form-texts';
import { fieldLabel } from '../../../contract/publication/field-label';
import { isJustified } from '../../../contract/publication/revealing';
import { saleSteps } from '../../../contract/publication/sale-form';
import { saleFaults } from '../../../contract/publication/sale-faults';
import { compareDecimals, shiftedDecimal } from '../../../contract/values/decimal-arithmetic';
import { daysSince, standingOn } from '../../../gateway/src/domain/publication/freshness';
import { amountReadings, isFinerThan } from '../../../src/domain/number/amount-readings';
import { readFormAddress } from '../../../src/domain/publication/asked-form';
import { formAddress } from '../../../src/domain/publication/form-address';
import { firstFault, formPlan, stepOf } from '../../../src/domain/publication/form-plan';
import { asDraft, fromDraft, meetingOf } from '../../../src/domain/publication/meeting';
import { publication } from '../../../tools/gallery/stories/publications';
import { soundSale } from '../../../tools/gallery/stories/sound-sale';
import { propertyRuns } from '../../support/property';
import { decimal } from '../../support/samples/decimal';

const fields = Object.values(saleSteps).flatMap((each): readonly string[] => each);
const texts: fc.Arbitrary<FormTexts> = fc.dictionary(fc.constantFrom(...fields), fc.string(), {
  maxKeys: 20,
});
const given = { year: 2026, keptSource: null, publisher: '' };
const wrongIn = (form: FormTexts): readonly string[] =>
  Object.entries(saleFaults(form, 2026)).flatMap(([field, fault]) => (fault === undefined ? [] : [field]));

test('[VAL-06] a sound sale has no fault; every fault is of a field that stands on a step and says its words', () => {
  expect(wrongIn(soundSale)).toEqual([]);
  fc.assert(
    fc.property(texts, (form) => {
      for (const field of wrongIn(form)) {
        expect(fields).toContain(field);
        expect(fieldLabel(field)).not.toBe('');
      }
    }),
    { numRuns: propertyRuns },
  );
});

test('[VAL-06] counts are written with signs between thousands, years without', () => {
  const faults = saleFaults(
    { ...soundSale, employees: '0', foundedYear: '1', reason: '因'.repeat(12_345) },
    2026,
  );
  expect(faults['employees']).toContain('1 到 1,000,000 之间');
  expect(faults['foundedYear']).toContain('1900 到 2026 之间');
  expect(faults['reason']).toContain('现在是 12,345 字');
});

test('[MKT-12] figures that contradict each other are told at both places, each with its sum', () => {
  const faults = saleFaults({ ...soundSale, netProfit1: '32,000', ebitda1: '40,000' }, 2026);
  for (const field of ['netProfit1', 'revenue1']) expect(faults[field]).toMatch(/32,000 万元.*22,000 万元/);
  expect(faults.netProfit2).toBeUndefined();
});

const reported = (change: FormTexts): readonly (readonly [string, string])[] =>
  Object.entries(saleFaults({ ...soundSale, ...change }, 2026)).flatMap(([field, fault]) =>
    fault === undefined ? [] : [[field, fault] as const],
  );

test('[MKT-07] the organization of whoever publishes is taken out of public texts, or justified', () => {
  const plan = formPlan('sale');
  const texts = { ...soundSale, teaser: `${soundSale.teaser ?? ''}由驭衡资本担任顾问。` };
  const about = { ...given, publisher: '上海驭衡投资管理有限公司' };
  expect(firstFault(plan, plan.faults(texts, given))).toBeNull();
  const note = firstFault(plan, plan.faults(texts, about)) ?? '';
  expect(note).toMatch(/^note:teaser:驭衡/);
  expect(firstFault(plan, plan.faults({ ...texts, [note]: '财务顾问本就公开' }, about))).toBeNull();
});

test('[VAL-06] a sale that was listed keeps its source, and another one is told at its field', () => {
  const plan = formPlan('sale');
  const edited = { ...soundSale, sourceType: 'soe' };
  for (const [kept, first] of [
    ['entrust', 'sourceType'],
    ['soe', null],
    [null, null],
  ] as const)
    expect(firstFault(plan, plan.faults(edited, { ...given, keptSource: kept }))).toBe(first);
  expect(plan.faults(edited, { ...given, keptSource: 'entrust' }).sourceType).toMatch(/请改回原来的来源/);
});

test('[MKT-12] what of a sale cannot both be right is told at both places, naming both', () => {
  for (const [change, places, words] of [
    [{ ebitda1: '50,000' }, ['revenue1', 'ebitda1'], /EBITDA（50,000 万元）高于营业收入（22,000 万元）/],
    [{ foundedYear: '2026' }, ['foundedYear', 'revenue1'], /成立年份（2026）晚于填有营业收入的 2025 年/],
    [{ foundedYear: '2024' }, ['foundedYear', 'revenue3'], /2024）晚于填有营业收入的 2023 年/],
    [{ stake: '3' }, ['dealForm', 'stake'], /控股权不低于 30%，与出让比例（3%）不符/],
    [{ stake: '100' }, ['dealForm', 'stake'], /控股权不足 100%，与出让比例（100%）不符/],
    [{ dealForm: 'minority', stake: '100' }, ['dealForm', 'stake'], /少数股权不超过 50%/],
    [{ region: 'cn-11', city: '苏州' }, ['region', 'city'], /城市（苏州）属于江苏，与地区（北京）不符/],
    [{ region: 'cn-11', city: '苏州市工业园区' }, ['region', 'city'], /苏州市工业园区/],
  ] as const) {
    const faults = reported(change);
    expect(faults.map(([field]) => field).toSorted()).toEqual(places.toSorted());
    for (const [, fault] of faults) expect(fault).toMatch(new RegExp(`${words.source}.*请核对这两处$`));
  }
  expect(reported({ newestYear: '2099' })).toEqual([['newestYear', '最近年度须已结束，最迟是 2025 年']]);
  expect(reported({ newestYear: '2026' })).toEqual([['newestYear', '最近年度须已结束，最迟是 2025 年']]);
});

test('[MKT-12] what can both be right is taken: a young company’s noughts, a district named as a city elsewhere', () => {
  const noughts = Object.fromEntries(
    ['revenue3', 'ebitda3', 'netProfit3', 'assets3', 'liabilities3'].map((field) => [field, '0']),
  );
  for (const change of [
    { foundedYear: '2024', ...noughts },
    { stake: '29.9', dealForm: 'minority' },
    { stake: '34' },
    { region: 'cn-21', city: '中山区' },
    { region: 'cn-32', city: '苏州工业园区' },
    { region: 'cn-33', city: '某县级市' },
    { city: '' },
  ])
    expect(reported(change)).toEqual([]);
});

test('[VAL-06] an amount that is taken is at least 1 元 and no finer than 分, so it is kept as it is said', () => {
  const shifts = { 元: 0, 万元: 4, 亿元: 8 } as const;
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999 }),
      fc.integer({ min: 0, max: 12 }),
      fc.constantFrom('元', '万元', '亿元'),
      (digits, places, unit) => {
        const padded = String(digits).padStart(places + 1, '0');
        const amount = `${padded.slice(0, padded.length - places)}.${padded.slice(padded.length - places)}`;
        const fault = saleFaults(
          { ...soundSale, least: '', amount: amount.replace(/\.$/, ''), amountUnit: unit },
          2026,
        ).amount;
        const fen = digits * 10 ** (shifts[unit] - places + 2);
        const isWhole = Math.abs(fen - Math.round(fen)) < 1e-9 * Math.max(1, fen) && fen >= 1;
        expect(fault === undefined, `${amount} ${unit}`).toBe(isWhole && fen >= 100);
      },
    ),
    { numRuns: propertyRuns },
  );
  expect(reported({ least: '', amount: '0.001', amountUnit: '元' })).toEqual([
    ['amount', '金额至多精确到分'],
  ]);
  expect(reported({ least: '', amount: '0.99', amountUnit: '元' })).toEqual([
    ['amount', '金额不足 1 元，请核对单位'],
  ]);
  expect(reported({ netProfit1: '-0.00001' })).toEqual([
    ['netProfit1', '2025 年净利润不足 1 元，请核对单位'],
  ]);
});

const unseen = ['\u202e', '\u2066', '\u200b', '\u200d', '\u00ad', '\u{e0041}'];

test('[VAL-06] what cannot be seen or turns the direction is no part of a text, in one line or many', () => {
  const fields = ['title', 'city', 'teaser', 'highlights', 'companyName', 'customers', 'reason'] as const;
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.constantFrom(...unseen), fc.nat(4), (field, mark, at) => {
      const sound = soundSale[field] ?? '';
      const text = `${sound.slice(0, at)}x${mark}y${sound.slice(at + 3)}`;
      expect(saleFaults({ ...soundSale, [field]: text }, 2026)[field]).toContain('含有无法显示的字符');
    }),
    { numRuns: propertyRuns },
  );
  expect(saleFaults({ ...soundSale, title: '华东精密减速器\n控股权转让' }, 2026).title).toContain('无法显示');
  expect(
    saleFaults({ ...soundSale, teaser: `${soundSale.teaser ?? ''}\n产线\t两条👩‍🔧` }, 2026).teaser,
  ).toBeUndefined();
  expect(isJustified({ note: '客服电话\u202e号码' })).toBe(false);
});

test('[VAL-06] the first wrong field is the first as they stand, and its step is shown', () => {
  const plan = formPlan('sale');
  const faults = plan.faults({ ...soundSale, teaser: '', stake: '0' }, given);
  expect(firstFault(plan, faults)).toBe('stake');
  expect([stepOf(plan, 'stake'), stepOf(plan, 'amount'), stepOf(plan, 'teaser')]).toEqual([1, 2, 3]);
  const revealing = { ...soundSale, title: '减速器企业转让 13916605278' };
  const note = firstFault(plan, plan.faults(revealing, given)) ?? '';
  expect(note).toBe('note:title:13916605278');
  expect(stepOf(plan, note)).toBe(5);
  expect(firstFault(plan, plan.faults({ ...revealing, [note]: '平台的客服电话' }, given))).toBeNull();
});

test('[SCR-02] an address of a form is read as it was written, and any other is none of them or the nearest', () => {
  const ids = fc.option(fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/));
  fc.assert(
    fc.property(
      ids,
      fc.integer({ min: 1, max: 5 }),
      fc.option(fc.constantFrom(...fields)),
      (id, step, field) => {
        const address = { kind: 'sale' as const, id, step, field };
        expect(readFormAddress(new URL(formAddress(address), 'https://hupo.example').search)).toEqual(
          address,
        );
      },
    ),
    { numRuns: propertyRuns },
  );
  expect(readFormAddress('?kind=sale&id=a%20b&step=99')).toMatchObject({ id: null, step: 1 });
  expect(readFormAddress('?kind=sale&step=9')).toMatchObject({ step: 5 });
  expect(readFormAddress('?kind=__proto__')).toBeNull();
});

test('[SCR-02] the device’s text asks only where the gateway’s is newer and says something else', () => {
  const versions = fc.nat({ max: 9 });
  fc.assert(
    fc.property(texts, texts, versions, versions, (mine, theirs, device, server) => {
      const kept = fromDraft(asDraft({ fields: mine, version: device, editor: 'e1', saved: false }));
      expect(kept).toEqual({ fields: mine, version: device, editor: 'e1', saved: false });
      const meeting = meetingOf({ server: publication({ fields: theirs, version: server }), device: kept });
      const same = sayTheSame(mine, theirs);
      expect(meeting).toBe(same ? 'theirs' : server > device ? 'conflict' : 'mine');
      expect(meetingOf({ server: null, device: kept })).toBe('mine');
      const saved = publication({ fields: theirs, version: device + 1, editor: 'e1' });
      expect(meetingOf({ server: saved, device: kept })).toBe(same ? 'theirs' : 'mine');
      const older = { ...kept, version: device - 1 };
      expect(meetingOf({ server: saved, device: older })).toBe(same ? 'theirs' : 'conflict');
    }),
    { numRuns: propertyRuns },
  );
});

test('[SCR-02] a device whose text was saved whole takes the newer one without asking, and goes on where there is none', () => {
  const versions = fc.nat({ max: 9 });
  fc.assert(
    fc.property(texts, texts, versions, versions, (mine, theirs, version, server) => {
      const kept = fromDraft(asDraft({ fields: mine, version, editor: 'e1', saved: true }));
      expect(kept.saved).toBe(true);
      const newer = publication({ fields: theirs, version: version + server });
      expect(meetingOf({ server: newer, device: kept })).toBe('theirs');
      expect(meetingOf({ server: null, device: kept })).toBe('mine');
    }),
    { numRuns: propertyRuns },
  );
});

test('[LAY-20] an amount is read in the two other units as it is typed, exactly', () => {
  expect(amountReadings('1.2', '亿元')).toEqual(['120,000,000\u202f元', '12,000\u202f万元']);
  expect(amountReadings('12,000', '万元')).toEqual(['120,000,000\u202f元', '1.2\u202f亿元']);
  expect(amountReadings('5.4', '万元')).toEqual(['54,000\u202f元']);
  expect(amountReadings('999,999', '元')).toEqual(['99.9999\u202f万元']);
  expect(amountReadings('100', '万元')).toEqual(['1,000,000\u202f元', '0.01\u202f亿元']);
  expect(amountReadings('一亿', '元')).toEqual([]);
  expect(amountReadings('-1', '万元')).toEqual([]);
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: -8, max: 8 }), (units, shift) => {
      const value = decimal(String(units));
      const moved = shiftedDecimal(value, shift);
      expect(moved === null ? null : shiftedDecimal(moved, -shift)).toBe(value);
      expect(compareDecimals(value, value)).toBe(0);
    }),
    { numRuns: propertyRuns },
  );
});

test('[LAY-20] a typed amount is finer than a sum is taken from the third place of 元 on, or from the first', () => {
  expect(isFinerThan('1.234567', '万元', '分')).toBe(false);
  expect(isFinerThan('1.234567891234', '万元', '分')).toBe(true);
  expect(isFinerThan('0.001', '元', '分')).toBe(true);
  expect(isFinerThan('12,800.50', '元', '元')).toBe(true);
  expect(isFinerThan('12,800.00', '元', '元')).toBe(false);
  expect(isFinerThan('一亿', '元', '分')).toBe(false);
});

test('[MKT-06] nothing grows younger with the days: due from day 30, unconfirmed from 45, off the lists on 90', () => {
  const order = ['fresh', 'due', 'unconfirmed'];
  fc.assert(
    fc.property(fc.nat({ max: 200 }), (day) => {
      const [today, tomorrow] = [standingOn(day), standingOn(day + 1)];
      expect(order.indexOf(tomorrow.freshness)).toBeGreaterThanOrEqual(order.indexOf(today.freshness));
      expect(tomorrow.reminderDay).toBeGreaterThanOrEqual(today.reminderDay);
      expect(today.lapsed).toBe(day >= 90);
      expect(today.reminderDay).toBeLessThanOrEqual(day);
      expect(daysSince(0, day * 86_400_000 + 5)).toBe(day);
    }),
    { numRuns: propertyRuns },
  );
  expect([29, 30, 44, 45].map((day) => standingOn(day).freshness)).toEqual([
    'fresh',
    'due',
    'due',
    'unconfirmed',
  ]);
});
