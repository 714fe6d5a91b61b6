import { formatDate } from '../../../domain/time/date-format';

const time = (at: number): string => formatDate(at, 'yyyy-MM-dd HH:mm');

/** What the page of account and security says. */
export const changePasswordPageText = {
  title: '账号与安全',
  password: '修改密码',
  passwordLead: '修改后，除当前设备外，其他设备都会退出登录。',
  old: '原密码',
  oldHint: '当前的登录密码',
  fresh: '新密码',
  repeated: '确认新密码',
  repeatedHint: '再输入一次新密码',
  submit: '确认修改',
  submitting: '正在修改',
  changed: (ended: number): string =>
    ended === 0 ? '密码已修改。' : `密码已修改，其他 ${ended} 台设备已退出登录。`,
  noOld: '没有设置过密码，或忘记了原密码？',
  byCode: '用验证码设置密码',
  byCodeLead: '请验证本账号的手机号，再设置新密码。设置后，除当前设备外，其他设备都会退出登录。',
  firstLead:
    '本账号还没有设置登录密码。请验证手机号，再设置密码。设置后，除当前设备外，其他设备都会退出登录。',
  next: '下一步',
  checking: '正在验证',
  changedByCode: '密码已设置，其他设备已退出登录。',
  devices: '登录设备',
  devicesFailed: '登录设备没有加载出来',
  unknown: '未知设备',
  current: '当前设备',
  seen: (at: number, address: string | null): string =>
    address === null ? `最近使用 ${time(at)}` : `最近使用 ${time(at)}，IP ${address}`,
  started: (at: number): string => `登录时间 ${time(at)}`,
  revoke: '下线',
  revoking: '正在下线',
  ask: '这台设备需要重新登录才能继续使用。',
  confirm: '确认下线',
  cancel: '取消',
  more: '注销账号',
} as const;
