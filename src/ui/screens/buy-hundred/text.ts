import { formatCount } from '../../../../contract/values/format-count';

/** What the introduction of the programme of the hundred buyers says. */
export const buyHundredText = {
  title: '百家买方',
  lead: '百家买方计划',
  about:
    '持续收购的上市公司、产业集团、基金和国资，在这里公布当期的收购方向。每个买方都经过主体、资金和决策流程三项核验，需求至少每三个月确认一次，逾期不再展示。',
  figures: '当期数据',
  byType: '按买方类型查看',
  typeCount: (count: number): string => `${formatCount(count)} 个需求`,
  byIndustry: '按行业分布',
  industry: '行业',
  count: '需求数',
  industryNote: '一个需求可以涉及多个行业，各行业之和大于需求总数。',
  how: '怎样加入',
  steps: [
    '发布求购需求，上架后在线登记，2 个工作日内审核',
    '核验主体资格、资金来源和收购决策流程',
    '公布收购方向，由您决定哪些信息公开',
    '每三个月确认一次需求，收到相符的项目',
  ],
  all: '查看全部百家买方',
  join: '加入百家买方',
  failed: '百家买方数据没有加载出来',
  empty: '本期还没有公布的需求',
  emptyText: '新的求购需求通过审核后会出现在这里。',
} as const;
