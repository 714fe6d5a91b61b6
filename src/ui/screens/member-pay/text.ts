import { formatDate } from '../../../domain/time/date-format';

const day = (time: number): string => formatDate(time, 'yyyy年M月d日');

/** What the page where a plan is chosen and bought says. */
export const memberPayText = {
  title: '开通会员',
  plans: '选择套餐',
  lead: '按年开通，权益立即生效；续费的，有效期顺延。',
  perMonths: (months: number): string => (months === 12 ? '每年' : `每 ${months} 个月`),
  open: '开通',
  renew: '续费',
  own: '当前套餐',
  recommended: '推荐',
  whyNot: {
    higherHeld: '您已是更高级别的会员，无需购买该套餐。',
    verification: '该会员面向完成全部认证的用户，请先完成身份认证。',
  },
  verify: '去认证',
  verifyFor: (name: string): string => `去认证，以开通${name}`,
  openNamed: (name: string): string => `开通${name}`,
  renewNamed: (name: string): string => `续费${name}`,
  compare: '对比套餐权益',
  right: '权益',
  price: '价格',
  absent: '不含',
  notes: '购买说明',
  noteList: [
    '支付成功后权益立即生效；续费的，有效期顺延。',
    '下单后请在 30 分钟内完成支付，逾期订单自动关闭，不会扣款。',
    '支付后可在订单详情中申请电子普通发票，3 个工作日内发送到邮箱。',
    '需要退款的，在订单详情中说明原因；审核通过后款项原路退回，权益同时关闭。',
  ],
  confirm: '确认订单',
  sum: '应付金额',
  goods: '商品',
  months: '时长',
  monthCount: (months: number): string => `${months} 个月`,
  from: '生效时间',
  atOnce: '支付成功后权益立即生效',
  after: (until: number): string => `${day(until)} 到期后顺延`,
  payment: '支付方式',
  wechat: '微信支付',
  included: '包含的权益',
  pay: '立即支付',
  howToPay: '如何支付',
  cannotPay:
    '当前环境不支持在线支付。请使用琥珀并购应用，或在手机浏览器、微信中登录同一账号，在“会员中心”开通。',
  paidBy: '下单后请在 30 分钟内完成支付，不会重复扣款。',
  otherPlan: '选择其他套餐',
  unknown: '该套餐不存在',
  unknownText: '链接可能已失效，请重新选择套餐。',
} as const;
