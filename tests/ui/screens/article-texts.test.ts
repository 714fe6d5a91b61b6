import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ArticleText } from '../../../src/ui/features/page/article/article-text';
import { brandCommunicationText } from '../../../src/ui/screens/brand-communication/text';
import { governmentIndustrialText } from '../../../src/ui/screens/government-industrial/text';
import { gplpServeText } from '../../../src/ui/screens/gplp-serve/text';
import { investDecisionText } from '../../../src/ui/screens/invest-decision/text';
import { operatingGuideText } from '../../../src/ui/screens/operating-guide/text';
import { productServiceText } from '../../../src/ui/screens/product-service/text';

const articles: readonly ArticleText[] = [
  productServiceText,
  brandCommunicationText,
  governmentIndustrialText,
  gplpServeText,
  investDecisionText,
  operatingGuideText,
];

const least = { sections: 4, characters: 600 };

const proseOf = ({ title, lead, parts }: ArticleText): string =>
  [
    title,
    lead,
    ...parts.flatMap((part) => [
      part.title,
      part.lead ?? '',
      ...part.items.flatMap(({ name, text, facts = [] }) => [
        name,
        text,
        ...facts.flatMap((fact) => [fact.name, fact.value]),
      ]),
    ]),
  ].join('\n');

const chinese = (text: string): number => text.match(/\p{Script=Han}/gu)?.length ?? 0;

test('[SCR-15] an information page has at least four sections and 600 Chinese characters', () => {
  for (const article of articles) {
    expect(article.parts.length, article.title).toBeGreaterThanOrEqual(least.sections);
    expect(chinese(proseOf(article)), article.title).toBeGreaterThanOrEqual(least.characters);
  }
});

test('[SCR-15] no section of a page and no item of a section has the name of another', () => {
  for (const { parts } of articles) {
    expect(new Set(parts.map(({ title }) => title)).size).toBe(parts.length);
    for (const { items } of parts) expect(new Set(items.map(({ name }) => name)).size).toBe(items.length);
  }
});

test('[SCR-15] no page promises a return or a deal, and each addresses the reader as 您', () => {
  for (const article of articles) {
    const prose = proseOf(article);
    expect(prose, article.title).not.toMatch(
      /稳赚|零风险|无风险|(?<!不)保证(?:收益|成交|到账)|(?<![不何])承诺收益/u,
    );
    expect(prose, article.title).not.toMatch(/你/u);
    expect(prose, article.title).toContain('您');
  }
});

test('[SCR-15] a service by people has steps with times, a fee basis, and who answers when', () => {
  for (const { parts } of [
    productServiceText,
    brandCommunicationText,
    governmentIndustrialText,
    gplpServeText,
  ]) {
    const steps = parts.find(({ inOrder }) => inOrder === true);
    const items = parts.flatMap((part) => part.items);
    expect(steps?.items.some(({ facts = [] }) => facts.some(({ value }) => /\d.*工作日/u.test(value)))).toBe(
      true,
    );
    expect(items.some(({ name }) => name === '收费方式')).toBe(true);
    const answers = items.filter(({ name }) => name.includes('答复'));
    expect(
      answers.some(({ text, facts = [] }) =>
        /\d 个工作日|\d:00/u.test([text, ...facts.map(({ value }) => value)].join(' ')),
      ),
    ).toBe(true);
  }
});

const wordsOfScreens = ['src/ui', 'src/domain/route']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /(?:text|route-table)\.ts$/u.test(file) && !file.includes('operating-guide'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test('[SCR-15] each name that the guide quotes is a word of a screen', () => {
  const quoted = [...proseOf(operatingGuideText).matchAll(/“([^”]+)”/gu)].map(([, name = '']) => name);
  expect(quoted.length).toBeGreaterThan(15);
  expect(quoted.filter((name) => !wordsOfScreens.includes(`'${name}'`))).toEqual([]);
});
