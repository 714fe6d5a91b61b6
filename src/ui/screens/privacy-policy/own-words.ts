import type { Environment } from '../../../domain/access/environment';

const places: Readonly<Record<Environment, string>> = {
  browser: '浏览器',
  wechat: '微信',
  native: '应用',
};

/** The texts of the user's own consents and data. */
export const ownDataText = {
  title: '我的同意与数据',
  current: (policy: string, agreement: string): string =>
    `现行版本：隐私政策 ${policy}，用户协议 ${agreement}`,
  loading: '正在加载同意记录',
  failed: '同意记录没有加载出来',
  none: '还没有同意记录。下次登录时勾选同意后，会记录版本与时间。',
  visitor: '登录后，可以在这里查看同意记录、导出您的数据和撤回同意。',
  onDevice: '本机的同意',
  versions: (policy: string, agreement: string): string =>
    `隐私政策版本 ${policy}，用户协议版本 ${agreement}`,
  agreed: (time: string, environment: Environment): string => `${time} 在${places[environment]}同意`,
  agreedHere: (time: string): string => `${time} 同意`,
  withdrawn: (time: string): string => `${time} 撤回`,
  export: '导出我的数据',
  exporting: '正在导出',
  withdraw: '撤回同意',
  withdrawing: '正在撤回',
  confirmTitle: '撤回同意',
  confirmMember:
    '撤回后，您会在所有设备上退出登录；再次登录时需要重新同意。已有的账号资料不会因此删除，如需删除请注销账号。',
  confirmVisitor: '撤回后，应用会回到同意页面；再次同意之前，不会加载任何服务。',
  confirm: '确认撤回',
  cancel: '暂不撤回',
} as const;
