import type { newsCalls } from '../../../../contract/news/calls';
import type { News } from '../../../../contract/news/news';
import { at, type Examples } from './example';
import { dayMs } from '../../../../contract/values/duration';

const piece: News = {
  id: '28',
  title: '精密减速器国产化：三个并购窗口',
  summary: '整机厂往上游走，减速器厂等接班，外资产线在收缩。',
  category: 'industry',
  source: '琥珀研究',
  publishedAt: at,
  picture: '/pictures/news-figures.svg',
};

const earlier: News = {
  ...piece,
  id: '23',
  title: '第三方检测：区域机构的整合进入后半程',
  summary: '',
  publishedAt: at - 6 * dayMs,
  picture: null,
};

export const newsExamples: Examples<typeof newsCalls> = {
  list: {
    asked: { category: 'industry', cursor: null, page: 1, pageSize: 20 },
    answered: { list: [piece, earlier], total: 6, next: 'n23' },
  },
  detail: {
    asked: '28',
    answered: { ...piece, html: '<p>买方里，产业公司占了近七成。</p>', related: [earlier] },
  },
};
