export const ticketDetailText = {
  title: '门票',
  failed: '门票没有加载出来',
  notFound: '没有找到这张票',
  notFoundText: '它可能属于其他账号，请在“我的会议”中查看。',
  toList: '我的会议',
  code: '打开入场码',
  conference: '查看会议',
  acts: '票务',
  change: '修改参会人',
  changeText: '会议开始前可以修改',
  transfer: '转赠给其他会员',
  transferText: '会议开始前可以转赠一次，对方接受后原票失效',
  invoice: '申请发票',
  invoiceText: '在订单中填写抬头和税号',
  refund: '申请退票',
  refundText: (rules: string, tickets: number) =>
    `${rules === '' ? '会议已取消，可全额退款' : rules}${
      tickets > 1 ? `；同一订单的 ${tickets} 张票一起退` : ''
    }`,
  cancel: '取消报名',
  cancelText: '席位将释放给其他人',
  cancelOrder: (tickets: number) => `同一订单的 ${tickets} 张票一起取消，席位将释放`,
  withdraw: '撤回转赠',
  asks: {
    cancel: {
      title: '取消这次报名？',
      text: '取消后席位立即释放，再次报名以当时的余票为准。',
      confirm: '取消报名',
    },
    withdraw: { title: '撤回转赠？', text: '撤回后这张票仍在您名下。', confirm: '撤回转赠' },
  },
  back: '再想想',
  working: '正在处理',
  labels: { name: '姓名', phone: '手机号', company: '公司', position: '职务' },
  changeForm: { title: '修改参会人', submit: '保存', submitting: '正在保存' },
  offerForm: {
    title: '转赠给其他会员',
    lead: '对方须是通过认证的会员，姓名与认证姓名一致。对方接受后，原票号和入场码立即失效，且不能再次转赠。',
    submit: '发起转赠',
    submitting: '正在提交',
  },
} as const;
