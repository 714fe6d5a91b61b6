/** What each step is called, in the bar of steps. */
export const stepNames: Readonly<Record<string, string>> = {
  basics: '基本信息',
  money: '金额与财务',
  words: '亮点与说明',
  papers: '流程与资料',
  scope: '收购方向',
  buyer: '买方信息',
  demand: '要求与期限',
  confirm: '确认提交',
};

/** What each step asks, as the heading over it. */
export const stepTitles: Readonly<Record<string, string>> = {
  basics: '出售的是什么',
  money: '金额与近三年财务',
  words: '怎样介绍它',
  papers: '后续流程与资料清单',
  scope: '想收购什么',
  buyer: '谁在收购',
  demand: '对标的有什么要求',
  confirm: '提交前看一遍',
};
