import type { ReportReason } from '../../../../../contract/report/report';

const reasons: Readonly<Record<ReportReason, string>> = {
  over: '已成交或已失效',
  untrue: '信息不实',
  silent: '无人答复',
  twice: '重复发布',
  unlawful: '涉嫌违法违规',
  other: '其他',
};

/** What reporting says. */
export const reportText = {
  report: '举报',
  reported: '已举报',
  title: '举报',
  lead: '平台会核实您反映的问题，结果在消息中告知您；对方不会知道是谁举报的。',
  reason: '原因',
  reasons,
  words: '说明',
  wordsHint: '写明哪里有问题，500 字以内；选择“其他”时必填',
  submit: '提交举报',
  submitting: '正在提交',
  done: '举报已提交，核实结果会在消息中告知您',
} as const;
