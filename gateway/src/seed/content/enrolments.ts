import type { SeedEnrolment } from './types';

/** What members said of funds and intention with their demands; those of the programme's other demands are taken from them. */
export const seedEnrolments: readonly SeedEnrolment[] = [
  {
    buyId: '20260118',
    statement:
      '以自有资金和已募集的产业基金出资，可用资金约 6 亿元，投委会每两周召开一次，计划一年内完成两单控股权收购。',
    daysAgo: 34,
  },
  {
    buyId: '20260119',
    statement:
      '省属平台自有资金，已列入年度投资计划，单笔 5 亿元以内由集团董事会决策，持续收购县域公用事业。',
    daysAgo: 61,
  },
  {
    buyId: '20260105',
    statement:
      '受收购方委托登记：自有资金 8,000 万元，另有银行并购贷款意向函，总经理办公会即可决策，年内计划收购三个项目。',
    daysAgo: 1.2,
  },
];
