import { formatCount } from '../../../../contract/values/format-count';
import type { LandingWords } from '../../features/deal/landing/landing';

/** What the landing page of the buy side says. */
export const buyLandingText: LandingWords = {
  title: '求购需求',
  lead: '登录后查看需求详情',
  total: (count) => `有效求购需求 ${formatCount(count)} 个`,
  points: ['需求详情：标的要求、买方背景和资金来源', '收藏需求和在线咨询', '与需求相符的在售项目'],
  sealNote: '买方隐藏的名称、联系人等信息，只有买方本人可以看到。',
  count: '需求数',
  samples: '需求示例',
  login: '登录查看需求',
  failed: '求购需求概况没有加载出来',
  empty: '暂时没有求购需求',
  wanted: '您要查看的需求',
  wantedGone: '这条需求已结束或不存在。',
  wantedFailed: '需求没有加载出来',
  emptyText: '新的求购需求通过审核后会出现在这里。',
};
