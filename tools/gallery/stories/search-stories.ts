import type { Found, Hit, Suggestions } from '../../../contract/search/found';
import { answered, never } from '../scene/answers';
import { decimal } from './deals';
import type { Story } from './story';
import { timeout } from './words';

const marked = (text: string, word: string) => {
  const from = text.indexOf(word);
  return { text, marks: from === -1 ? [] : [{ from, to: from + word.length }] };
};

const hit = (said: Partial<Hit> & Pick<Hit, 'id' | 'kind'>, title: string, word = '减速器'): Hit => ({
  sourceType: said.kind === 'sale' ? 'entrust' : null,
  title: marked(title, word),
  code: null,
  excerpt: null,
  facts: [],
  least: null,
  most: null,
  ...said,
});

const hits: readonly Hit[] = [
  hit(
    {
      kind: 'sale',
      id: 'S20260418',
      code: 'XM20260418',
      facts: ['高端装备', '江苏 苏州', '控股权 67 %'],
      least: decimal('32000'),
      most: decimal('32000'),
    },
    '华东某精密减速器制造商控股权转让',
  ),
  hit(
    {
      kind: 'sale',
      id: 'S20260352',
      code: 'XM20260352',
      excerpt: marked('亮点：自研谐波减速器与力矩电机，一体化关节已批量交付', '减速器'),
      facts: ['机器人', '上海', 'B 轮'],
      least: decimal('15000'),
      most: decimal('15000'),
    },
    '协作机器人关节模组企业战略投资',
  ),
  hit({ kind: 'sale', id: 'S20260351', facts: ['高端装备', '浙江 台州'] }, 'RV 减速器产线整体出售'),
  hit(
    {
      kind: 'buy',
      id: 'B20260096',
      code: 'XQ20260096',
      facts: ['上市公司', '江苏、浙江、广东等'],
      least: decimal('10000'),
      most: decimal('50000'),
    },
    '收购精密减速器与传动部件企业',
  ),
  hit({ kind: 'news', id: '28', facts: ['行业研究', '琥珀研究'] }, '精密减速器国产化：三个并购窗口'),
];

const found: Found = {
  counts: [
    { kind: 'sale', count: 9 },
    { kind: 'transfer', count: 0 },
    { kind: 'buy', count: 1 },
    { kind: 'news', count: 1 },
  ],
  hits,
  next: null,
  added: [],
  looser: [],
};

const nothing: Found = {
  counts: found.counts.map(({ kind }) => ({ kind, count: 0 })),
  hits: [],
  next: null,
  added: [],
  looser: [
    { text: '谐波减速器', count: 7 },
    { text: '火星', count: 1 },
  ],
};

const suggestions: Suggestions = {
  words: [
    { word: marked('减速器', '减速'), count: 24 },
    { word: marked('谐波减速器', '减速'), count: 7 },
  ],
  things: hits.slice(0, 4).map((each) => ({ ...each, title: marked(each.title.text, '减速') })),
};

/** The search's calls as scenes answer them where nothing else is said. */
export const searchScene = {
  found: answered(found),
  foundList: answered({ ...found, hits: hits.filter(({ kind }) => kind === 'sale') }),
  suggestions: answered(suggestions),
  searchHotWords: answered(
    ['半导体', '控股权', '储能', '创新药', '并购基金', '机器人', '医疗器械', '财务顾问'].map(
      (word, place) => ({ id: `shw-${place}`, word, sort: place }),
    ),
  ),
};

const results = `/search?q=${encodeURIComponent('减速器')}`;
const long = '超长词'.repeat(40);

/** The search over all kinds: before, while typing, results, nothing, failed, long words. */
export const searchStories: readonly Story[] = [
  { id: 'search', title: '搜索', scene: { address: '/search' } },
  {
    id: 'search-typing',
    title: '搜索：正在输入',
    scene: { address: '/search' },
    acts: [{ kind: 'type', label: '搜索项目、买方、机构、资讯', text: '减速' }],
  },
  { id: 'search-results', title: '搜索：全部结果', scene: { address: results } },
  { id: 'search-kind', title: '搜索：一类结果', scene: { address: `${results}&kind=sale` } },
  {
    id: 'search-synonyms',
    title: '搜索：近义词',
    scene: {
      address: results,
      found: answered({
        ...found,
        added: [
          { word: '芯片', of: '半导体' },
          { word: '集成电路', of: '半导体' },
        ],
      }),
    },
  },
  {
    id: 'search-empty',
    title: '搜索：没有结果',
    scene: { address: `/search?q=${encodeURIComponent('火星 谐波减速器')}`, found: answered(nothing) },
  },
  {
    id: 'search-empty-kind',
    title: '搜索：一类没有结果',
    scene: { address: `${results}&kind=transfer`, foundList: answered({ ...found, hits: [] }) },
  },
  { id: 'search-loading', title: '搜索：加载中', scene: { address: results, found: never } },
  { id: 'search-failed', title: '搜索：没有加载出来', scene: { address: results, found: timeout } },
  {
    id: 'search-long',
    title: '搜索：长文字',
    scene: {
      address: `/search?q=${encodeURIComponent(long)}`,
      found: answered({
        ...found,
        hits: hits.map((each) => ({ ...each, title: marked(`${each.title.text}${long}`, '减速器') })),
      }),
    },
  },
];
