import { attendeeLimits } from '../../../../contract/rules/attendee-rule';
import type { TypeClosed } from '../../../../contract/ticket/ticket';
import { noRefundText } from '../../../domain/ticket/refund-rules';
import { formatDate } from '../../../domain/time/date-format';

const closed: Readonly<Record<Exclude<TypeClosed, ''>, string>> = {
  notYet: '未开售',
  over: '已停售',
  soldOut: '已售罄',
  limit: '您已达限购数',
};

export const conferenceRegisterText = {
  title: '会议报名',
  failed: '报名信息没有加载出来',
  notFound: '该会议不存在或已下架',
  notFoundText: '请从会议列表中重新选择。',
  toList: '查看会议',
  types: '选择票种',
  closed,
  opensAt: (time: number) => `${formatDate(time, 'M月d日 HH:mm')} 开售`,
  left: (left: number) => `余 ${left} 张`,
  review: '需主办方审核',
  free: '免费',
  refund: (rules: string) => (rules === '' ? noRefundText : rules),
  none: '目前没有可报名的票种',
  noneText: '各票种已售罄、已达限购数或不在售票时间内。有人退票或到开售时间后，可以再来报名。',
  toConference: '查看会议详情',
  toTickets: '我的会议',
  attendee: (place: number) => `参会人 ${place}`,
  labels: { name: '姓名', phone: '手机号', company: '公司', position: '职务' },
  hints: { name: '与证件一致', phone: '用于签到核对', company: '选填', position: '选填' },
  remove: (place: number) => `移除参会人 ${place}`,
  removeWord: '移除',
  add: '添加参会人',
  most: (most: number) =>
    most >= attendeeLimits.most
      ? `一次最多 ${attendeeLimits.most} 位，团体报名请联系主办方。`
      : `该票种您最多还可以报 ${most} 位。`,
  beyond: (typed: number, most: number) => `已填写 ${typed} 位，该票种最多可报 ${most} 位，请移除或换票种。`,
  total: '合计',
  count: (count: number) => `${count} 张`,
  submit: { free: '提交报名', review: '提交审核', pay: '提交并支付' },
  submitting: '正在提交',
  held: '提交后席位为您保留 15 分钟，超过时间未支付将自动释放。',
  reviewed: '提交后由主办方审核，结果会在消息中告知。',
  taken: '报名已提交，正在打开结果',
} as const;
