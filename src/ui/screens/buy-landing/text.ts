import { counted } from '../../../../contract/values/counted';
import type { LandingWords } from '../../parts/landing/landing';

/** What the landing page of the buy side says. */
export const buyLandingText: LandingWords = {
  title: '求购需求',
  lead: '登录后查看全部求购需求',
  total: (count) => `有效求购需求 ${counted(count)} 个`,
  points: [
    '每个买方的收购预算、行业、地区和收购方式',
    '标的要求、买方背景和资金来源',
    '与需求相符的在售项目',
  ],
  sealNote: '名称、联系人等信息由买方隐藏，只有买方同意后才会公开。',
  count: '需求数',
  samples: '需求示例',
  login: '登录查看需求',
  failed: '求购需求概况没有加载出来',
  empty: '暂时没有求购需求',
  emptyText: '新的求购需求通过审核后会出现在这里。',
};
