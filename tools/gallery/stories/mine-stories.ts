import { answered, failing, never } from '../scene/answers';
import { profile, pushes as ownPushes } from './mine';
import { member } from './people';
import type { Act, Story } from './story';
import { allWaiting, waitingOf } from './waiting';
import { pending, rejected } from './verification-stories';
import { asMember, me, network, timeout } from './words';

const waiting = '/user/waiting';
const info = '/user/info';
const security = '/user/changePwd';
const unsubscribe = '/user/unsubscribe';
const pushes = '/push_settings';

const press = (name: string): Act => ({ kind: 'press', name });
const type = (label: string, text: string): Act => ({ kind: 'type', label, text });
const longName = '内蒙古自治区某某国有资产投资运营集团有限公司';
const understood: readonly Act[] = [press('我已了解以上内容，仍要注销账号'), press('继续')];

/** A member's own pages: ready, loading, failed, with long words. */
export const mineStories: readonly Story[] = [
  {
    id: 'user-counts-failed',
    title: '我的：数量没有加载出来',
    scene: { ...asMember, address: me, counts: timeout },
  },
  {
    id: 'user-basic',
    title: '我的：基础认证',
    scene: { ...asMember, address: me, user: answered(member({ prove: '2' })) },
  },
  {
    id: 'user-pending',
    title: '我的：认证审核中',
    scene: {
      ...asMember,
      address: me,
      user: answered(member({ prove: null })),
      verification: answered(pending),
    },
  },
  {
    id: 'user-rejected',
    title: '我的：认证未通过',
    scene: {
      ...asMember,
      address: me,
      user: answered(member({ prove: null })),
      verification: answered(rejected),
    },
  },
  { id: 'waiting', title: '等我处理', scene: { ...asMember, address: waiting } },
  {
    id: 'waiting-all',
    title: '等我处理：每一种',
    scene: { ...asMember, address: waiting, waiting: answered(waitingOf(...allWaiting)) },
  },
  {
    id: 'waiting-none',
    title: '等我处理：没有',
    scene: { ...asMember, address: waiting, waiting: answered(waitingOf()) },
  },
  {
    id: 'waiting-loading',
    title: '等我处理：加载中',
    scene: { ...asMember, address: waiting, waiting: never },
  },
  {
    id: 'waiting-failed',
    title: '等我处理：没有加载出来',
    scene: { ...asMember, address: waiting, waiting: network },
  },
  { id: 'profile', title: '个人资料', scene: { ...asMember, address: info } },
  { id: 'profile-loading', title: '个人资料：加载中', scene: { ...asMember, address: info, profile: never } },
  {
    id: 'profile-failed',
    title: '个人资料：没有加载出来',
    scene: { ...asMember, address: info, profile: network },
  },
  {
    id: 'profile-long',
    title: '个人资料：长文字、未锁定、填写有误',
    scene: {
      ...asMember,
      address: info,
      profile: answered(profile({ name: '', company: longName, email: 'wrong', locked: false })),
    },
    acts: [press('保存')],
  },
  {
    id: 'profile-saved',
    title: '个人资料：已保存',
    scene: { ...asMember, address: info },
    acts: [press('保存')],
  },
  { id: 'security', title: '账号与安全', scene: { ...asMember, address: security } },
  {
    id: 'security-loading',
    title: '账号与安全：设备加载中',
    scene: { ...asMember, address: security, devices: never },
  },
  {
    id: 'security-failed',
    title: '账号与安全：设备没有加载出来',
    scene: { ...asMember, address: security, devices: timeout },
  },
  {
    id: 'security-wrong',
    title: '账号与安全：填写有误',
    scene: { ...asMember, address: security },
    acts: [type('新密码', 'amber'), press('确认修改')],
  },
  {
    id: 'security-changed',
    title: '账号与安全：密码已修改',
    scene: { ...asMember, address: security },
    acts: [
      type('原密码', 'hupo-demo-1'),
      type('新密码', 'Amber-Trade-2026'),
      type('确认新密码', 'Amber-Trade-2026'),
      press('确认修改'),
    ],
  },
  {
    id: 'security-refused',
    title: '账号与安全：原密码不正确',
    scene: {
      ...asMember,
      address: security,
      changedPassword: failing({ kind: 'refused', code: 400, message: '原密码不正确' }),
    },
    acts: [
      type('原密码', 'hupo-demo-1'),
      type('新密码', 'Amber-Trade-2026'),
      type('确认新密码', 'Amber-Trade-2026'),
      press('确认修改'),
    ],
  },
  {
    id: 'security-by-code',
    title: '账号与安全：忘记原密码，用验证码设置',
    scene: { ...asMember, address: `${security}?by=code` },
  },
  {
    id: 'security-first-password',
    title: '账号与安全：还没有密码',
    scene: { ...asMember, address: security, user: answered(member({ hasPassword: false })) },
  },
  {
    id: 'security-first-choosing',
    title: '账号与安全：还没有密码，设置密码',
    scene: { ...asMember, address: security, user: answered(member({ hasPassword: false })) },
    acts: [type('验证码', '135790'), press('下一步')],
  },
  {
    id: 'security-revoke',
    title: '账号与安全：下线确认',
    scene: { ...asMember, address: security },
    acts: [press('下线')],
  },
  { id: 'unsubscribe', title: '注销账号：须知', scene: { ...asMember, address: unsubscribe } },
  {
    id: 'unsubscribe-unread',
    title: '注销账号：还没有勾选',
    scene: { ...asMember, address: unsubscribe },
    acts: [press('继续')],
  },
  {
    id: 'unsubscribe-proof',
    title: '注销账号：验证身份',
    scene: { ...asMember, address: unsubscribe },
    acts: understood,
  },
  {
    id: 'unsubscribe-confirm',
    title: '注销账号：再次确认',
    scene: { ...asMember, address: unsubscribe },
    acts: [...understood, type('验证码', '135790'), press('注销账号')],
  },
  { id: 'pushes', title: '通知设置', scene: { ...asMember, address: pushes } },
  {
    id: 'pushes-undecided',
    title: '通知设置：应用里还没有允许通知',
    scene: { ...asMember, address: pushes, pushPermission: 'undecided' },
  },
  {
    id: 'pushes-denied',
    title: '通知设置：系统通知已关闭',
    scene: { ...asMember, address: pushes, pushPermission: 'denied' },
  },
  {
    id: 'pushes-unconnected',
    title: '通知设置：只有站内',
    scene: {
      ...asMember,
      address: pushes,
      pushes: answered({
        ...ownPushes,
        connected: { inApp: true, push: false, wechat: false, sms: false },
        quiet: null,
        digestAt: 9,
      }),
    },
  },
  { id: 'pushes-loading', title: '通知设置：加载中', scene: { ...asMember, address: pushes, pushes: never } },
  {
    id: 'pushes-failed',
    title: '通知设置：没有加载出来',
    scene: { ...asMember, address: pushes, pushes: network },
  },
];
