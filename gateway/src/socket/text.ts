import { messageTooLongText } from '../../../contract/rules/chat-rule';
import type { Impossible, Unsendable } from './client-frame';

export const impossibleText: Record<Impossible, string> = {
  version: '只支持 STOMP 1.2',
  heartBeat: '心跳参数无法识别',
  command: '不支持的命令',
  transaction: '不支持事务',
  destination: '目的地不存在',
  ackMode: '只支持自动确认',
  subscriptionId: '订阅编号缺失或过长',
  clientId: '消息编号无法识别',
  body: '内容无法识别',
};

export const unsendableText: Record<Unsendable, string> = {
  body: '消息内容无法识别',
  tooLong: messageTooLongText,
};

export const endText = {
  unauthenticated: '认证失败，请重新登录',
  sessionEnded: '登录状态已失效，请重新登录',
  malformed: '数据格式不正确',
  tooLarge: '数据过大',
  tooFast: '发送过于频繁，请稍后再试',
  connectFirst: '尚未建立会话',
  connectedAlready: '会话已经建立',
  connectLate: '未在规定时间内建立会话',
  subscribedAlready: '订阅编号已被使用',
  tooManySubscriptions: '订阅过多',
  tooManySockets: '同时打开的页面过多，请关闭不用的页面后再试',
  notSubscribed: '订阅不存在',
  unavailable: '服务暂时不可用，请稍后再试',
} as const;
