import type { NewsArticle } from '../../../contract/news/calls';
import type { News } from '../../../contract/news/news';
import type { Page } from '../../../src/domain/page/page';

/** A morning of 2026 in Beijing. */
const at = (month: number, day: number, hour: number): number => Date.UTC(2026, month - 1, day, hour - 8, 30);

const piece = (said: Partial<News> & Pick<News, 'id' | 'title'>): News => ({
  summary: '',
  category: 'industry',
  source: '琥珀研究',
  publishedAt: at(11, 20, 9),
  picture: null,
  ...said,
});

export const news: readonly News[] = [
  piece({
    id: '28',
    title: '精密减速器国产化：三个并购窗口',
    summary: '整机厂往上游走，减速器厂等接班，外资产线在收缩。三件事同时发生，可谈的标的会比过去三年都多。',
    picture: '/pictures/news-figures.svg',
  }),
  piece({
    id: '27',
    title: '前三季度境内并购交易额同比增长两成，国资买方占比过半',
    summary: '披露交易 1,846 起，金额合计 6,120 亿元；单笔 1–5 亿元的交易增长最快。',
    category: 'market',
    source: '琥珀数据',
    publishedAt: at(11, 18, 8),
  }),
  piece({
    id: '26',
    title: '重组简易审核适用范围扩大，两类交易可缩短至五个工作日',
    summary: '规则自 2026 年 12 月 1 日起施行，过渡期内已受理的申请可以选择适用。',
    category: 'policy',
    source: '琥珀法务',
    publishedAt: at(11, 12, 10),
  }),
  piece({
    id: '25',
    title: '一家区域检验机构如何在九个月里完成控股权转让',
    category: 'case',
    publishedAt: at(10, 30, 9),
    picture: '/pictures/news-contract.svg',
  }),
  piece({
    id: '24',
    title: '关于保密协议在线签署升级的公告',
    summary: '自 11 月起，签署页可查看协议历次版本。',
    category: 'platform',
    source: '琥珀并购',
    publishedAt: Date.UTC(2025, 11, 28, 2),
  }),
];

const [first, ...others] = news;

export const article: NewsArticle = {
  ...(first ?? piece({ id: '28', title: '' })),
  html: [
    '<p>今年以来，国内披露的传动部件并购共 <strong>37 起</strong>，金额合计 <strong>86.4 亿元</strong>，比上年同期多 9 起。买方里，产业公司占了近七成。</p>',
    '<h2>整机厂为什么自己买</h2>',
    '<p>减速器占协作机器人整机成本的三成左右。价格每降一成，整机毛利率约升两个百分点。已披露的交易，付出的倍数如下：</p>',
    '<table><caption>近三年已披露的减速器并购</caption><thead><tr><th>标的主业</th><th>时间</th><th>金额</th><th>市销率</th></tr></thead>',
    '<tbody><tr><td>谐波减速器</td><td>2026 年 8 月</td><td>4.10 亿元</td><td>2.3 倍</td></tr><tr><td>行星减速器</td><td>2025 年 11 月</td><td>1.20 亿元</td><td>1.4 倍</td></tr></tbody></table>',
    '<blockquote><p>我们不缺订单，缺的是稳定的柔轮良率。</p></blockquote>',
    '<h2>现在该问的问题</h2>',
    '<ul><li>柔轮与轴承的自制率是多少，外购件能否在六个月内替换。</li><li>前五大客户里，有几家已经在自研。</li></ul>',
    '<p>想看在售的标的，可以从<a href="/sale/landing">出售项目</a>开始。</p>',
  ].join(''),
  related: others.slice(0, 3),
};

export const longNews: readonly News[] = news.map((each) => ({
  ...each,
  title: `${each.title}：长三角、粤港澳大湾区与成渝地区三地产业资本与财务投资人的不同选择`,
  summary: `${each.summary}本文整理公开披露的交易文件、监管问答与十七家中介机构的访谈，按买方类型、支付方式与对赌安排逐一比较，并列出卖方在签署前应当准备的材料。`,
  source: '琥珀并购研究院产业与政策联合课题组',
}));

export const newsOf = (items: readonly News[], more: boolean): Page<News> => ({
  items,
  total: more ? 60 : items.length,
  next: more ? { cursor: 'n24', page: 2, pageSize: 20 } : null,
});
