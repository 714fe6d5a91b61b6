import type { presentationCalls } from '../../../../contract/presentation/calls';
import type { Presentation } from '../../../../contract/presentation/presentation';
import { dayMs } from '../../../../contract/values/duration';
import { decimal } from './deal';
import { at, type Examples } from './example';

const filter = {
  form: ['online'],
  industry: [],
  region: [],
  round: ['3_0'],
  min: null,
  max: null,
  keyword: null,
  sort: 'latest',
} as const;

const presentation: Presentation = {
  id: 'pres-002',
  title: '车规级电源管理芯片 C 轮路演',
  company: '睿翎微电子',
  industry: '半导体',
  region: '江苏 苏州',
  round: 'C轮',
  amount: decimal('20000'),
  stake: decimal('8'),
  speaker: '邵望舒',
  at: at - 17 * dayMs,
  form: 'online',
  place: '',
  pageCount: 17,
  protected: true,
  gated: false,
};

export const presentationExamples: Examples<typeof presentationCalls> = {
  list: {
    asked: { ...filter, cursor: null, page: 1, pageSize: 20 },
    answered: { list: [presentation], total: 1, next: null },
  },
  counts: {
    asked: filter,
    answered: {
      total: 1,
      choices: [
        { of: 'form', id: 'online', count: 1 },
        { of: 'region', id: 'cn-32', count: 1 },
      ],
    },
  },
  detail: {
    asked: { id: 'pres-002' },
    answered: {
      ...presentation,
      summary: '单车电源管理芯片数量由 40 颗增至 100 颗以上。',
      use: '新产品流片与认证 55%，测试产能 25%，营运资金 20%。',
      speakerText: '董事长兼总经理，从业 21 年。',
      commentators: [{ name: '许其琛', text: '产业投资机构投资负责人' }],
      materials: [{ name: '商业计划书', pages: 32 }],
      replayMinutes: 52,
      versionAt: at - 17 * dayMs,
      pages: [
        { title: '车规级电源管理芯片 C 轮路演', lines: ['睿翎微电子'] },
        { title: '市场', lines: ['公司按可触及的 12 类料号估算，国内年需求约 78 亿元。'] },
      ],
    },
  },
};
