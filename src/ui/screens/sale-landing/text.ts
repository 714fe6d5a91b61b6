import type { LandingWords } from '../../parts/landing/landing';
import { counted } from '../../../../contract/values/counted';

/** What the landing page of the sell side says. */
export const saleLandingText: LandingWords = {
  title: '出售项目',
  lead: '登录后查看全部出售项目',
  total: (count) => `在售项目 ${counted(count)} 个`,
  points: [
    '每个项目的金额、营收、行业、地区和交易方式',
    '项目亮点、历年财务摘要和交易进程',
    '新项目和审核结果的消息提醒',
  ],
  sealNote: '公司名称、净利润等信息由委托方封存，签署保密协议并经其同意后可见。',
  count: '项目数',
  samples: '项目示例',
  login: '登录查看项目',
  failed: '项目概况没有加载出来',
  empty: '暂时没有在售项目',
  emptyText: '新项目通过审核后会出现在这里。',
};
