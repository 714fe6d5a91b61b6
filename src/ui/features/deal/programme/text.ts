/** What the figures of the programme of the hundred buyers are called. */
export const programmeText = {
  total: '有效需求',
  totalUnit: '个',
  budget: '公开预算合计',
  kinds: '买方类型',
  kindsUnit: '类',
  budgetNote: '预算只统计买方公开的最高金额，隐藏和面议的不计入。',
} as const;
