/** One kind of personal information: what it is for, and who receives it. It follows the privacy policy. */
export interface Collected {
  readonly what: string;
  readonly purpose: string;
  /** '' where it is given to no one. */
  readonly receiver: string;
}

/** The data collected and who receives it (MKT-23). */
export const collectedText = {
  title: '收集清单与接收方',
  lead: '按您使用的功能分别收集，没有使用的功能不收集。',
  purpose: '用途',
  receiver: '接收方',
  none: '不提供给他人',
  entries: [
    {
      what: '手机号、密码、验证码、登录设备与网络地址',
      purpose: '注册、登录与账号安全',
      receiver: '短信服务商（仅手机号，用于发送验证码）',
    },
    { what: '微信用户标识', purpose: '微信登录、微信支付与分享', receiver: '微信（由您授权）' },
    { what: '姓名、机构、职务、名片或营业执照', purpose: '核实您有资格查看和发布项目', receiver: '' },
    {
      what: '保密协议、意向、报价与查看记录',
      purpose: '履行保密安排与洽谈',
      receiver: '项目的委托方及其顾问（您签署协议或表达意向时）',
    },
    { what: '消息与文件', purpose: '送达消息、处理投诉', receiver: '您写给的对方' },
    {
      what: '订单、支付状态、发票抬头与税号',
      purpose: '结算、开票与退款',
      receiver: '支付机构、电子发票服务商',
    },
    { what: '向智能助手提出的问题', purpose: '生成回答', receiver: '人工智能模型服务商（接入时）' },
    { what: '通知的标题与内容', purpose: '送达您选择的通知', receiver: '推送、微信与短信服务商（接入时）' },
  ] satisfies readonly Collected[],
} as const;
