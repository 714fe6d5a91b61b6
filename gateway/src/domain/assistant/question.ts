import { filterLimits, type DealFilter } from '../../../../contract/deal/deal-filter';
import type { DealKind } from '../../../../contract/deal/deal-kind';
import { industryTree } from '../../../../contract/reference/industries';
import { regionTree } from '../../../../contract/reference/regions';
import { askedAmount } from './asked-amount';

/** What a question asks for, in the terms of the lists' own filters. */
export interface ReadQuestion {
  /** Which lists are meant; all of them where the question does not say. */
  readonly kinds: readonly DealKind[];
  readonly filter: DealFilter;
  /** Whether it names anything to look for. */
  readonly says: boolean;
}

interface Name {
  readonly id: string;
  readonly name: string;
}

/** The longest first, so that none is read for the part of a longer one. */
const byLength = (names: readonly Name[]): readonly Name[] =>
  names.filter(({ name }) => name.length > 1).sort((one, other) => other.name.length - one.name.length);

const regionNames = byLength(regionTree.flatMap(({ id, name, regions }) => [{ id, name }, ...regions]));
const industryNames = byLength(
  industryTree.flatMap(({ id, name, industries }) => [{ id, name }, ...industries]),
);

/** The names that stand in a text, and what is left of it. */
const taken = (
  text: string,
  names: readonly Name[],
): { readonly ids: readonly string[]; readonly rest: string } =>
  names.reduce<{ readonly ids: readonly string[]; readonly rest: string }>(
    ({ ids, rest }, { id, name }) =>
      rest.includes(name.toLowerCase())
        ? { ids: [...ids, id], rest: rest.replaceAll(name.toLowerCase(), ' ') }
        : { ids, rest },
    { ids: [], rest: text },
  );

const buyWords = /买方|买家|收购方|投资方|求购|谁(?:想|要|在)?[买收]|需求/;
const transferWords = /股份转让|老股|拟上市|新三板/;
const saleWords = /项目|标的|在售|出售|卖方/;

const kindsIn = (text: string): readonly DealKind[] => {
  const kinds: readonly DealKind[] = [
    ...(buyWords.test(text) ? (['buy'] as const) : []),
    ...(transferWords.test(text) ? (['transfer'] as const) : []),
    ...(saleWords.test(text) ? (['sale'] as const) : []),
  ];
  const [first] = kinds;
  return first === undefined ? ['sale', 'transfer', 'buy'] : kinds;
};

/** What a question is made of beside what it looks for. */
const asking = new RegExp(
  [
    '有没有|有哪些|有什么|哪一些|哪些|哪个|哪家|什么|多少|几个|怎么样|如何|怎么|请问|请|麻烦|能不能|可以|可否|是否',
    '帮我|给我|我想|我要|想要|想|找一下|找找|寻找|查找|查询|查一下|搜索|找|看看|看|推荐|介绍|列出|列|告诉我|一下',
    '平台上|平台|目前|现在|最近|当前|正在|在找|在售|出售|求购|收购|买方|买家|投资方|收购方|需求|股份转让|老股',
    '项目|标的|企业|公司|行业|地区|方面|领域|相关|类的|类|金额|价格|预算|报价|规模|交易|转让价',
    '省|市|元|的|了|吗|呢|吧|和|与|及|或|在|是|有|被|把|对|里|中|做',
  ].join('|'),
  'g',
);

const wordsIn = (text: string): readonly string[] =>
  [...new Set(text.replace(asking, ' ').match(/[\p{L}\p{N}]+/gu) ?? [])]
    .filter((word) => Array.from(word).length > 1)
    .map((word) => Array.from(word).slice(0, filterLimits.wordLength).join(''))
    .slice(0, filterLimits.words);

/**
 * Reads a question by rules alone: regions, industries and amounts by the lists' own names, the rest as words that must all
 * stand in what is found. It gives no orders to anything.
 */
export const readQuestion = (question: string): ReadQuestion => {
  const plain = question.normalize('NFKC').toLowerCase().replaceAll('\n', ' ');
  const { min, max, rest } = askedAmount(plain);
  const region = taken(rest, regionNames);
  const industry = taken(region.rest, industryNames);
  const include = wordsIn(industry.rest);
  const filter: DealFilter = {
    region: region.ids.slice(0, filterLimits.ids),
    industry: industry.ids.slice(0, filterLimits.ids),
    round: [],
    min,
    max,
    keyword: null,
    include,
    exclude: [],
    within: null,
    sort: 'confirmed',
  };
  const says = [region.ids, industry.ids, include].some((some) => some.length > 0) || (min ?? max) !== null;
  return { kinds: kindsIn(plain), filter, says };
};
