/** '58 秒', '4 分 12 秒', '1 小时 3 分'. */
const wait = (seconds: number): string => {
  if (seconds < 60) return `${seconds} 秒`;
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3_600)];
  return hours === 0 ? `${minutes} 分 ${seconds % 60} 秒` : `${hours} 小时 ${minutes % 60} 分`;
};

/** The texts of the password login; the errors of a field come from the login's flow. */
export const passwordLoginText = {
  title: '密码登录',
  lead: '登录后查看项目与买方',
  sub: '请使用已注册的手机号',
  phone: '手机号',
  phoneHint: '请输入手机号',
  password: '密码',
  passwordHint: '登录密码',
  submit: '登录',
  submitting: '正在登录',
  againAfter: (seconds: number) => `${wait(seconds)}后可再次登录`,
  register: '注册新账号',
  forgotten: '忘记密码',
} as const;
