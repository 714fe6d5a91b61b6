import { failing } from '../scene/answers';
import { memberToken } from './people';

import type { Act } from './story';
export const network = failing({ kind: 'network' });
export const timeout = failing({ kind: 'timeout' });
export const asMember = { token: memberToken };
export const home = '/';
export const landing = '/sale/landing';
export const deal = '/sale/entrust/S20260418';
export const login = '/login/passwd';
export const list = '/message';
export const one = '/message/M9';
export const me = '/user';

export const filledIn: readonly Act[] = [
  { kind: 'type', label: '手机号', text: '13851206614' },
  { kind: 'type', label: '密码', text: 'hupo-demo-1' },
  { kind: 'press', name: '同意用户协议和隐私政策' },
];
export const submit: Act = { kind: 'press', name: '登录' };

/** An address where nothing stands. */
export const nowhere = '/no/such/page';
