import { cityIn, placeNames } from '../reference/cities';
import { latinNameWords, nameWords } from '../reference/name-words';
import { plainOf, squeezed } from './looked-through';

/** What says what a company is by law. */
const legalForms =
  '股份有限公司|有限责任公司|有限公司|集团公司|合伙企业(?:\\(有限合伙\\))?|\\(有限合伙\\)|(?:律师|会计师|税务师)?事务所';

/** The same abroad, after a name in Latin letters. */
export const foreignForms =
  '(?:Co\\.?,? ?Ltd|Pte\\.? ?Ltd|Pty\\.? ?Ltd|Ltd|Limited|Inc|Incorporated|L\\.?L\\.?C|LLP|Corp|Corporation|GmbH|S\\.?A\\.?R\\.?L|S\\.p\\.A|PLC)';

const longestFirst = (names: readonly string[]): string =>
  [...new Set(names)].toSorted((one, other) => other.length - one.length).join('|');

const place = new RegExp(
  `^(?:中国|${longestFirst(placeNames)})(?:省|市|(?:壮族|回族|维吾尔)?自治区|特别行政区)?(?:\\p{Script=Han}{1,3}?[区县](?![域块]))?`,
  'u',
);
const legal = new RegExp(`(?:${legalForms})$`, 'u');
const foreign = new RegExp(`(?<![\\s,.])[\\s,.]+${foreignForms}\\.?$`, 'iu');
const trade = new RegExp(`(?:${longestFirst(nameWords)})$`, 'u');
const latinTrade = new RegExp(`(?<![\\s,])[\\s,]+(?:${latinNameWords.join('|')})$`, 'iu');

const withoutAll = (text: string, ...patterns: readonly RegExp[]): string => {
  const less = patterns.reduce((left, pattern) => left.replace(pattern, ''), text).trim();
  return less === text ? text : withoutAll(less, ...patterns);
};

/** Words that do not distinguish companies: 某某, parts of the country, trades. */
const isOrdinary = (core: string): boolean =>
  /^(?:某+|X+|AI|IT|IoT|LED|5G|ESG|华[东南北中]|[东西][南北]|川渝|江浙沪?|[长珠]三角|京津冀|大湾区|东南亚|中东|欧美|亚太|海外|国内|全国|中国)?$/iu.test(
    core,
  ) ||
  nameWords.includes(core) ||
  cityIn(core) !== null ||
  placeNames.includes(core);

const longestCore = 3;

const isDistinctive = (name: string): boolean =>
  Array.from(name).length >= 2 && !isOrdinary(name) && !isOrdinary(withoutAll(name, trade));

/** The words before 集团 or 股份 without place and trade; '' where the rest does not distinguish companies. */
export const distinctivePart = (words: string): string => {
  const rest = withoutAll(words, place, trade);
  return isOrdinary(rest) ? '' : rest;
};

/**
 * What a company is called by, the longest first: its name, the name without its legal form, without its place, and its
 * core (字号), of two signs at least. None of what every company may be called. Total and pure.
 */
export const callingsOf = (companyName: string): readonly string[] => {
  const whole = squeezed(plainOf(companyName)).text.trim();
  const bare = withoutAll(whole, legal, foreign);
  const named = withoutAll(bare.replace(/\([^()]*\)/gu, ''), place);
  const core = withoutAll(named, trade, latinTrade, /\([^()]*\)$/u);
  const short = /^\p{Script=Han}+$/u.test(core) && core.length > longestCore ? [core.slice(0, 2)] : [];
  const hasCore = isDistinctive(core);
  // Only with its place is a name of ordinary words one.
  const all = [whole, bare, named, core, ...short].filter((name) => hasCore || place.test(name));
  return [...new Set(all)].filter(isDistinctive).toSorted((one, other) => other.length - one.length);
};
