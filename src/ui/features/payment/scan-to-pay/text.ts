/** The texts next to the QR code that a phone opens to pay. */
export const scanToPayText = {
  name: '手机扫码支付',
  title: '用手机扫码支付',
  code: '支付页面的二维码',
  steps: ['用微信或手机浏览器扫描二维码', '在手机上登录同一账号', '核对金额，在手机上完成支付'],
  states: {
    waiting: '等待手机支付，支付后本页自动更新',
    unanswered: '暂未查询到支付结果，正在重新查询',
    paid: '支付成功',
    closed: '订单已关闭，不能再支付',
    over: '已停止等待',
  },
  resume: '继续等待',
} as const;
