import { expect, test } from 'vitest';
import { HotWord } from '../../../contract/home/hot-word';
import { readRecords } from '../../../gateway/src/seed/read-records';
import { SeedHotWord } from '../../../gateway/src/seed/records/home';
import { SeedSynonyms } from '../../../gateway/src/seed/records/synonym';
import { repeated } from './likeness';

const folder = new URL('../../../gateway/seed/', import.meta.url);
const synonyms = readRecords(SeedSynonyms, folder, 'content/synonyms.json');
const hotWords = readRecords(SeedHotWord, folder, 'content/search-hot-words.json');

/** The list of the facts on search in Chinese. */
const wanted = [
  ['并购', '收购', '兼并', '重组'],
  ['募资', '融资'],
  ['半导体', '芯片', '集成电路'],
  ['人工智能', 'AI'],
  ['创新药', '生物医药'],
  ['光伏', '太阳能'],
  ['财务顾问', 'FA'],
  ['国企', '国有企业'],
  ['创投', 'VC'],
  ['私募股权', 'PE'],
];

test('[SCR-06] the synonyms have the groups that readers expect', () => {
  for (const words of wanted)
    expect(synonyms.some((group) => words.every((word) => group.words.includes(word)))).toBe(true);
});

test('[SCR-06] no word is in two groups of synonyms', () => {
  expect(repeated(synonyms.flatMap(({ words }) => words))).toEqual([]);
});

test('[SCR-06] a group of one word is refused', () => {
  expect(SeedSynonyms.decode({ id: 'syn-99', words: ['并购'] })._tag).toBe('Left');
});

test('[SCR-06] the hot words of the search are words of the wire, none of them twice', () => {
  expect(hotWords.length).toBeGreaterThanOrEqual(10);
  expect(repeated(hotWords.map(({ word }) => word))).toEqual([]);
  expect(hotWords.every(HotWord.is)).toBe(true);
});
