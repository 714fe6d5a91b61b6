import { failing } from '../scene/answers';
import type { Act, Story } from './story';

const byCode = '/login';
const register = '/login?mode=register';
const bind = '/login?mode=bind';
const retrieve = '/login/retrieve';

const phone: Act = { kind: 'type', label: '手机号', text: '13851206614' };
const code: Act = { kind: 'type', label: '验证码', text: '123456' };
const password: Act = { kind: 'type', label: '密码', text: 'Amber-Deal-2026' };
const agree: Act = { kind: 'press', name: '同意用户协议和隐私政策' };
const press = (name: string): Act => ({ kind: 'press', name });
const wrong = failing({ kind: 'refused', code: 400, message: '验证码错误次数过多，请重新获取' });
const lost = failing({ kind: 'network' });

/** The ways in that begin with a phone and a code. */
export const waysInStories: readonly Story[] = [
  { id: 'code-login', title: '验证码登录', scene: { address: byCode } },
  {
    id: 'code-login-errors',
    title: '验证码登录：填写有误',
    scene: { address: byCode },
    acts: [{ kind: 'type', label: '手机号', text: '138512066' }, press('登录')],
  },
  {
    id: 'code-login-sent',
    title: '验证码登录：已发送',
    scene: { address: byCode, captcha: 'solved' },
    acts: [phone, agree, press('获取验证码')],
  },
  {
    id: 'code-login-wrong',
    title: '验证码登录：验证码有误',
    scene: { address: byCode, login: wrong },
    acts: [phone, code, agree, press('登录')],
  },
  {
    id: 'code-login-failed',
    title: '验证码登录：网络异常',
    scene: { address: byCode, login: lost },
    acts: [phone, code, agree, press('登录')],
  },
  {
    id: 'code-login-countries',
    title: '验证码登录：国家和地区',
    scene: { address: byCode },
    acts: [press('国家和地区代码：+86')],
  },
  { id: 'register', title: '注册', scene: { address: register }, acts: [phone, code, password] },
  { id: 'bind', title: '绑定手机号', scene: { address: bind } },
  { id: 'retrieve', title: '找回密码', scene: { address: retrieve } },
  {
    id: 'retrieve-choose',
    title: '找回密码：新密码',
    scene: { address: retrieve },
    acts: [phone, code, agree, press('下一步')],
  },
  {
    id: 'retrieve-changed',
    title: '找回密码：已修改',
    scene: { address: retrieve },
    acts: [
      phone,
      code,
      agree,
      press('下一步'),
      { kind: 'type', label: '新密码', text: 'Amber-Deal-2026' },
      press('确认修改'),
    ],
  },
];
