import { expect, test } from 'vitest';
import type { AgreementText } from '../../../src/ui/features/page/agreement/agreement-text';
import { privacyPolicyText } from '../../../src/ui/screens/privacy-policy/text';
import { userAgreementText } from '../../../src/ui/screens/user-agreement/text';

const agreements = [
  ['user agreement', userAgreementText],
  ['privacy policy', privacyPolicyText],
] as const;

const paragraphsOf = ({ intro, sections }: AgreementText): readonly string[] => [
  intro,
  ...sections.flatMap(({ paragraphs, list }) => [...paragraphs, ...(list ?? [])]),
];

const numerals = [
  '一',
  '二',
  '三',
  '四',
  '五',
  '六',
  '七',
  '八',
  '九',
  '十',
  '十一',
  '十二',
  '十三',
  '十四',
  '十五',
];

test.each(agreements)(
  'the %s has at least 8 sections and 2,000 characters, a version and a date',
  (_, text) => {
    expect(text.sections.length).toBeGreaterThanOrEqual(8);
    expect(Array.from(paragraphsOf(text).join('')).length).toBeGreaterThanOrEqual(2000);
    expect(text.version).toMatch(/^\d+\.\d+$/u);
    expect(text.effectiveAt).toMatch(/^20\d\d-[01]\d-[0-3]\d$/u);
  },
);

test.each(agreements)('the sections of the %s are numbered in order and none is empty', (_, text) => {
  expect(text.sections.map(({ heading }) => heading.split('、')[0])).toEqual(
    numerals.slice(0, text.sections.length),
  );
  expect(text.sections.filter(({ paragraphs }) => paragraphs.length === 0)).toEqual([]);
});

test.each(agreements)('the %s says nothing twice and nothing with an exclamation mark', (_, text) => {
  const paragraphs = paragraphsOf(text);
  expect(new Set(paragraphs).size).toBe(paragraphs.length);
  expect(paragraphs.filter((paragraph) => /[!！]/u.test(paragraph))).toEqual([]);
});

test('the user agreement speaks of everything that its users must know', () => {
  const headings = userAgreementText.sections.map(({ heading }) => heading).join();
  for (const word of [
    '注册',
    '认证',
    '保密',
    '禁止',
    '退款',
    '中介',
    '知识产权',
    '责任',
    '注销',
    '变更',
    '争议',
    '联系',
  ])
    expect(headings).toContain(word);
});

test('the privacy policy speaks of all that is collected and of every right', () => {
  const words = paragraphsOf(privacyPolicyText).join();
  for (const word of [
    'Device-Id',
    'Admin-Token',
    '滑块',
    'openId',
    '推送',
    '六个月',
    '导出',
    '撤回同意',
    '注销账号',
    '未满十八周岁',
    '十五个工作日',
  ])
    expect(words).toContain(word);
});
