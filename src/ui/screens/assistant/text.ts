import type { AnswerStage } from '../../../../contract/assistant/answer-event';
import type { AnswersFrom } from '../../../../contract/assistant/conversation';
import { assistantLimits } from '../../../../contract/assistant/assistant-limits';
import { formatCount } from '../../../../contract/values/format-count';
import { generatedByAi } from '../../../domain/assistant/copied-answer';

const stages: Readonly<Record<AnswerStage, string>> = {
  searching: '正在查找您可以查看的内容',
  found: '已查找平台上的内容',
  writing: '正在回答',
};

const from: Readonly<Record<AnswersFrom, string>> = {
  listings: '由平台检索作答，请核对来源后使用',
  model: '请核对来源后使用',
};

/** What the assistant's page says. */
export const assistantText = {
  name: '琥珀助手',
  check: from.model,
  from,
  ai: generatedByAi,
  log: '对话',
  talks: '历史对话',
  fresh: '新对话',
  question: '问题',
  ask: '提问',
  send: '发送',
  stop: '停止',
  stopping: '正在停止',
  hint: '问项目、买方、股份转让',
  hintWhileWriting: '接着问，回答完再发出',
  welcome: '想找什么项目或买方',
  about: '回答只用平台上您可以查看的项目、求购需求和股份转让，每个数字都能点回来源。',
  examples: '可以这样问',
  others: '换一组',
  limits: '封存信息不会进入回答，除非您的保密协议已经生效。回答由 AI 生成，不构成投资建议。',
  stages,
  found: (many: number): string =>
    many === 0 ? '没有找到相关的内容' : `找到 ${formatCount(many)} 个相关的结果`,
  begun: '正在理解问题',
  understood: '读出的条件',
  conditionsNotLoaded: '条件没有加载出来。',
  change: '修改条件',
  applyChange: '按这些条件查找',
  cancelChange: '取消',
  takeAway: (word: string): string => `去掉${word}`,
  dropped: (parts: readonly string[]): string =>
    `没有采用：${parts.map((part) => `“${part}”`).join('')}，列表不能按它筛选或排序。`,
  list: (count: number, name: string): string => `在列表中查看 ${formatCount(count)} 个${name}`,
  fields: {
    kind: '类型',
    sort: '排序',
    industry: '行业',
    region: '地区',
    round: '融资轮次',
    min: '最低金额（万元）',
    max: '最高金额（万元）',
    include: '关键词',
  },
  any: '不限',
  whole: (group: string): string => `全部${group}`,
  amountForm: '不小于 0 的数字，最多四位小数',
  sources: '来源',
  copy: `回答，附“${generatedByAi}”字样`,
  again: '重新回答',
  retry: '重试',
  repeat: '重新提问',
  up: '有帮助',
  down: '没帮助',
  notRated: '评价没有保存，请重试',
  stopped: '已停止回答',
  broken: '回答没有完成',
  nothing: '没有回答',
  sealed: '这个回答引用的封存信息已不再对您开放，可以重新提问。',
  tooLong: (many: number): string =>
    `问题最多 ${formatCount(assistantLimits.question)} 字，现有 ${formatCount(many)} 字，请精简后再问`,
  unread: '对话没有加载出来',
  notThere: '对话不存在',
  notThereText: '可能已被删除，或不属于当前账号。',
  begin: '开始新对话',
  talksFailed: '历史对话没有加载出来',
  noTalks: '还没有对话',
  noTalksText: '提问后，对话会保存在这里。',
  removeOf: (title: string): string => `删除：${title}`,
  removeAsk: '删除这段对话？删除后不能恢复。',
  remove: '删除',
  removing: '正在删除',
  notRemoved: '删除没有完成，请重试。',
  keep: '取消',
  toEnd: '回到最新',
} as const;
