/** The words that all information pages have in common. */
export const articleWords = {
  parts: '本页内容',
  organization: '单位名称',
  organizationHint: '营业执照上的全称',
  need: '需求说明',
  needHint: '要办什么、已有哪些材料、希望何时完成（10 至 500 字）',
  time: '希望联系的时间',
  agree: '同意将以上内容用于答复本次咨询，见',
  agreeLabel: '同意将以上内容用于答复本次咨询',
  privacy: '《隐私政策》',
  phone: (masked: string): string => `我们将拨打您登录的手机号 ${masked}，无需另外填写。`,
  submit: '提交咨询',
  submitting: '正在提交',
  sent: '咨询已提交，我们会按上面的时间与您联系。',
} as const;
