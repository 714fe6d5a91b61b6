import { loggedPhone, option, optionalName } from './argument';
import { command } from './command';

/** Messages, sessions, codes and captchas of accounts. */
export const accountCommands = [
  command({
    name: 'say',
    words: 'say',
    help: '以一个账号或平台客服的名义发送消息',
    summary: 'Sends a message from an account or from the platform’s service.',
    arguments: {
      from: option('from', '手机号|平台客服', 'the phone of the sender, or 平台客服', loggedPhone),
      to: option('to', '手机号', 'the phone of the recipient', loggedPhone),
      text: option('text', '内容', 'the message'),
    },
    run: (desk, { from, to, text }) => desk.say(from, to, text),
  }),
  command({
    name: 'waiting',
    words: 'chats',
    help: '写给平台客服、尚未回复的咨询',
    summary: 'Lists the conversations with the platform’s service that have no answer yet.',
    arguments: {},
    run: (desk) => desk.waiting(),
  }),
  command({
    name: 'revoke',
    words: 'sessions',
    help: '撤销该账号的全部登录',
    summary: 'Ends all sessions of an account.',
    arguments: { phone: option('revoke', '手机号', 'the phone of the account', loggedPhone) },
    run: (desk, { phone }) => desk.revokeSessions(phone),
  }),
  command({
    name: 'codes',
    words: 'codes',
    help: '最近发送的验证码',
    summary: 'Lists the verification codes that were sent, the newest first. No other place shows them.',
    arguments: { phone: optionalName('手机号', 'only the codes of this phone', loggedPhone) },
    run: (desk, { phone }) => desk.codes(phone),
  }),
  command({
    name: 'notices',
    words: 'notices',
    help: '最近发往推送、微信、短信的通知',
    summary: 'Lists the notices that were handed to channels outside the application, the newest first.',
    arguments: { phone: optionalName('手机号', 'only the notices of this phone', loggedPhone) },
    run: (desk, { phone }) => desk.notices(phone),
  }),
  command({
    name: 'captcha',
    words: 'captcha',
    help: '待完成的安全验证与其答案',
    summary: 'Lists the open captchas with their answers, the newest first.',
    arguments: { sid: optionalName('会话', 'only the captchas of this session of the captcha frame') },
    run: (desk, { sid }) => desk.captcha(sid),
  }),
];
