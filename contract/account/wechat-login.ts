import * as t from 'io-ts';
import { orAbsent } from '../codec/or-absent';
import { record } from '../codec/record';
import { Token } from './token';

/** Where WeChat's code came from. */
export const WechatChannel = t.keyof({ web: null, app: null }, 'WechatChannel');

/**
 * What a login by WeChat answers: a token, or what is handed back as it came when a phone is bound (LOG-04, LOG-05).
 * Its name is the wire's own spelling (product.md §3).
 */
export const WireWechatLogin = record(
  { token: orAbsent(Token), weinxin_userinfo: orAbsent(t.UnknownRecord) },
  'WireWechatLogin',
);
export type WireWechatLogin = t.TypeOf<typeof WireWechatLogin>;
