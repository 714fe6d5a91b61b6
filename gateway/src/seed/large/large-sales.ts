import { industryTree } from '../../../../contract/reference/industries';
import { chinaRegions } from '../../../../contract/reference/regions';
import type { SeedSale } from '../records/sale';
import { dice, othersAfter, type Dice } from './dice';
import { figures } from './figures';
import type { Phrases, Rules } from './seed-data';
import { phrasesFor, tagsOf, type Phrase } from './phrase';
import { daysBy, stateBy } from './standing';

const industryNames = industryTree.flatMap(({ industries }) => industries.map(({ name }) => name));

/** The part of China that a province lies in, as titles say it. */
export const partOf = (province: string): string =>
  chinaRegions.find(({ regions }) => regions.some(({ name }) => name === province))?.name ?? province;

/** A text with its words put in. */
export const filled = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');

const stageOf = (roll: Dice, kind: string): { readonly stage: string; readonly share: number } => {
  if (kind === '控股权') {
    const share = roll.whole(51, 90);
    return { stage: `控股权 ${share} %`, share };
  }
  if (kind === '参股') {
    const share = roll.whole(8, 49);
    return { stage: `参股 ${share} %`, share };
  }
  return { stage: kind, share: kind === '全部股权' ? 100 : roll.whole(10, 30) };
};

const processNames = ['委托登记', '资料核验', '公开推介', '意向报价', '尽职调查', '签约交割'] as const;

/** Of what is closed every step is done. */
const processOf = (roll: Dice, isClosed: boolean): SeedSale['process'] => {
  const reached = roll.whole(1, 4);
  const current = isClosed ? processNames.length : reached;
  const began = roll.whole(30, 160);
  return processNames.map((name, place) => ({
    name,
    state: place < current ? 'done' : place === current ? 'current' : 'next',
    daysAgo: place > current ? null : Math.round(began * (1 - place / 6)),
  }));
};

/** The seed is used from this year on; the ages of companies are true from then on. */
const newestYear = 2025;

const sourceTypes = ['entrust', 'platform', 'soe', 'listed', 'court'] as const;

/**
 * So many deals with a title each of its own, figures that agree with each other, and texts made of the phrases; the same
 * for the same beginning. Their ids begin after those of the demo seed.
 */
export const largeSales = (
  { phrases, rules }: { readonly phrases: Phrases; readonly rules: Rules },
  count: number,
  beginning = 20_261,
): readonly SeedSale[] => {
  const roll = dice(beginning);
  const later = dice(beginning + othersAfter);
  const { standings } = rules;
  const { confirmedDays } = standings;
  const titles = new Set<string>();
  const provinces = Object.entries(phrases.cities).map(
    (province) => [province, rules.provinces[province[0]] ?? 1] as const,
  );

  const titleOf = (
    makers: readonly string[],
    product: string,
    province: string,
    city: string,
    kind: string,
  ): string => {
    const what = rules.titles[kind] ?? kind;
    const places = [partOf(province), province, city].filter((place) => place !== '');
    for (const place of places)
      for (const maker of makers) {
        const title = `${place}某${product}${maker}${what}`;
        if (!titles.has(title)) return title;
      }
    return `${city}某${product}企业${what}（${titles.size}）`;
  };

  const sale = (number: number): SeedSale => {
    const sourceType = roll.weighed(sourceTypes.map((type) => [type, rules.sources[type] ?? 1] as const));
    const kind = roll.weighed(Object.entries(rules.stages[sourceType] ?? { 控股权: 1 }));
    const industry = roll.one(industryNames);
    const product = roll.one(phrases.products[industry] ?? [industry]);
    const [province, cities] = roll.weighed(provinces);
    const city = roll.one(cities);
    const region = city === '' ? province : `${province} ${city}`;
    const { stage, share } = stageOf(roll, kind);
    const raises = rules.financing.includes(kind);
    const { worth, ...rest } = figures(roll, sourceType === 'court' ? { ...rules, ...rules.court } : rules);
    const tags = tagsOf({ sourceType, stage: kind, raises, finances: rest.finances });
    const fitting = (all: readonly Phrase[]): readonly string[] => phrasesFor(all, tags);
    const title = titleOf(fitting(phrases.makers), product, province, city, kind);
    titles.add(title);
    const id = `S${String(number).padStart(6, '0')}`;
    const employees = roll.whole(35, 1_800);
    const state = stateBy(later, standings);
    const words = {
      product,
      region: city === '' ? province : city,
      years: String(roll.whole(5, 18)),
      stay: String(roll.whole(2, 6)),
      use: String(roll.whole(62, 94)),
      grow: String(roll.whole(2, 8) * 10),
      patents: String(roll.whole(6, 86)),
      days: String(roll.whole(28, 96)),
      until: String(roll.whole(2028, 2032)),
      rate: String(roll.whole(4, 12)),
      share: String(roll.whole(18, 64)),
    };
    const papers = roll.some(fitting(phrases.documents), roll.whole(3, 6));
    const brand = `${roll.one(phrases.brands)}${roll.one(phrases.brands).slice(0, 1)}`;
    return {
      id,
      state,
      sourceType,
      code: `XM${String(20_250_000 + number)}`,
      title,
      industry,
      region,
      stage,
      amountLabel: raises ? '融资金额' : '转让金额',
      amount: roll.happens(rules.negotiable)
        ? null
        : String(Math.max(100, Math.round((worth * share) / 100))),
      ...rest,
      confirmedDaysAgo: daysBy(later, standings, state, roll.whole(confirmedDays.least, confirmedDays.most)),
      recommended: null,
      hidden: roll.weighed(rules.hidden.map(({ fields, weight }) => [fields, weight] as const)),
      teaser: filled(roll.one(fitting(phrases.teasers)), words),
      // As old at least as its texts say.
      foundedYear: Math.min(roll.whole(1994, 2021), newestYear - Number(words.years)),
      employees,
      rdEmployees: roll.happens(60) ? Math.round((employees * roll.whole(6, 34)) / 100) : null,
      companyName: `${words.region}${brand}${product}${roll.one(phrases.suffixes)}有限公司`,
      customers: filled(roll.one(fitting(phrases.customers)), words),
      reason: roll.one(fitting(raises ? phrases.financingReasons : phrases.saleReasons)),
      highlights: roll.some(fitting(phrases.highlights), roll.whole(3, 5)).map((text) => filled(text, words)),
      process: processOf(roll, state === 'closed'),
      documents: papers.map((name, place) => ({
        id: `${id}-${place + 1}`,
        name,
        pages: roll.whole(6, 180),
      })),
    };
  };
  return Array.from({ length: count }, (_, number) => sale(number + 1));
};
