import { left, right } from 'fp-ts/Either';
import type { DoneActorEvent } from 'xstate';
import type { WechatLoginEvent } from '../../../../src/application/session/wechat-login/events';
import { wechatLoginMachine } from '../../../../src/application/session/wechat-login/machine';
import type { WechatLogin } from '../../../../src/domain/session/wechat-login';
import { selectWechatLoginStatus } from '../../../../src/application/session/wechat-login/status';
import { after, defect, done, type Answer } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { refusalRows } from '../../../support/refusal-rows';
import { token } from '../../../support/samples/token';
import { abandons, asks, inWechat, ticks } from './samples';

const nothingCame = done('arrival', { kind: 'byItself' });
const leaves = done('authorize', right({ kind: 'leaving', address: 'https://wechat.example/authorize' }));
const atOffer = [nothingCame];
const toAsking = [nothingCame, ticks, asks];
const toLeaving = [...toAsking, leaves];
const toExchanging = [done('arrival', { kind: 'code', code: 'web-code' })];
const toOpening = [...toExchanging, done('exchange', right({ kind: 'token', token: token('first') }))];
const toHanding = [
  ...toExchanging,
  done('exchange', right({ kind: 'bind', weixinUserInfo: '{"nickname":"林"}' })),
];

const ended: DoneActorEvent = {
  type: 'xstate.done.actor.wechatLogin',
  output: undefined,
  actorId: 'wechatLogin',
};
const toParent = [{ to: 'parent', event: ended }];
const asksPlatform = [{ actor: 'authorize', input: { address: inWechat.address } }];
const noLogin: WechatLogin = { code: '', channel: 'web' };
const refuses = (
  from: readonly (WechatLoginEvent | Answer)[],
  target: string,
  events: readonly WechatLoginEvent[],
) => refusalRows<typeof wechatLoginMachine>({ from, target, events });

const denied = '您已取消微信授权，可以重新授权，也可以用手机号登录';
const wrongState = '本次授权不是由本页发起的，为保护账号安全未予采用，请重新授权';
const missing = '请先阅读并同意《用户协议》和《隐私政策》';
const cookies = '浏览器已关闭 Cookie，无法保持登录。请在浏览器设置中允许本站使用 Cookie 后再试';
const notKept = '浏览器不允许本站保存登录信息，请在浏览器设置中允许后再试';
const broken = '系统返回的数据有误，请稍后重试';

transitionTable('wechat-login', {
  machine: wechatLoginMachine,
  input: inWechat,
  text: (snapshot) => {
    const { message, agreementError } = selectWechatLoginStatus(snapshot);
    return [message, agreementError].filter(Boolean).join('／');
  },
  rows: [
    {
      title: '[LOG-05] at first it is looked whether the person comes back from WeChat',
      from: [],
      target: 'arriving',
      calls: ['arrival'],
      text: '',
    },
    {
      title: '[ENV-02] where WeChat cannot be asked the page only says so',
      from: [],
      event: done('arrival', { kind: 'unavailable' }),
      target: 'unavailable',
      sends: toParent,
    },
    {
      title: '[LOG-05] the agreement can be ticked before it is known whether somebody came back',
      from: [],
      event: ticks,
      target: 'arriving',
      context: { agreed: true },
      text: '',
    },
    ...refuses([], 'arriving', [asks, abandons]),
    {
      title: '[LOG-05] an agreement that was ticked early stays ticked when the login is offered',
      from: [ticks],
      event: nothingCame,
      target: 'offering.ready',
      context: { agreed: true },
      text: '',
    },
    {
      title: '[LOG-05] nobody comes back: the login is offered, and the agreement is not ticked',
      from: [],
      event: nothingCame,
      target: 'offering.ready',
      context: { agreed: false },
      text: '',
    },
    {
      title: '[LOG-05] a code that came is exchanged at once; who has it had agreed before',
      from: [],
      event: done('arrival', { kind: 'code', code: 'web-code' }),
      target: 'exchanging',
      calls: [{ actor: 'exchange', input: { code: 'web-code', channel: 'web' } }],
      context: { agreed: true },
    },
    {
      title: '[LOG-05] who refused at WeChat reads so, and may try again: the agreement stands',
      from: [],
      event: done('arrival', { kind: 'denied' }),
      target: 'offering.denied',
      context: { agreed: true },
      text: denied,
    },
    {
      title: '[LOG-05][SEC-05] an answer with a wrong state is not used',
      from: [],
      event: done('arrival', { kind: 'wrongState' }),
      target: 'offering.wrongState',
      context: { login: noLogin },
      text: wrongState,
    },
    { from: [], event: defect('arrival'), target: 'offering.failed', text: broken },
    { from: [], event: after(1_000), target: 'offering.ready', stops: ['arrival'], text: '' },
    {
      from: atOffer,
      event: ticks,
      target: 'offering.ready',
      context: { agreed: true },
    },
    {
      title: '[LOG-05] what came of the last attempt is still read while the agreement is ticked',
      from: [done('arrival', { kind: 'denied' })],
      event: ticks,
      target: 'offering.denied',
      context: { agreed: false },
      text: denied,
    },
    {
      title: '[LOG-05] nothing is asked before the agreement is ticked',
      from: atOffer,
      event: asks,
      target: 'offering.unticked',
      context: { focusRequest: {} },
      text: missing,
    },
    {
      from: [...atOffer, asks],
      event: asks,
      target: 'offering.unticked',
      context: { focusRequest: {} },
      text: missing,
    },
    {
      from: [...atOffer, asks],
      event: ticks,
      target: 'offering.ready',
      context: { agreed: true, focusRequest: null },
      text: '',
    },
    ...refuses(atOffer, 'offering.ready', [abandons]),
    {
      title: '[LOG-05] the platform is asked, with the page to come back to',
      from: [...atOffer, ticks],
      event: asks,
      target: 'asking',
      calls: asksPlatform,
      context: { message: '' },
    },
    {
      title: '[LOG-05] a person who waits for WeChat no longer goes back to the offer',
      from: toAsking,
      event: abandons,
      target: 'offering.ready',
      stops: ['authorize'],
      text: '',
    },
    ...refuses(toAsking, 'asking', [ticks, asks]),
    {
      title: '[LOG-05] in WeChat the page is left for its authorisation page',
      from: toAsking,
      event: leaves,
      target: 'leaving',
      calls: [{ actor: 'leavePage', input: { outside: 'https://wechat.example/authorize' } }],
    },
    {
      title: '[LOG-05] in the app the plugin’s code is exchanged',
      from: toAsking,
      event: done('authorize', right({ kind: 'code', code: 'app-code' })),
      target: 'exchanging',
      calls: [{ actor: 'exchange', input: { code: 'app-code', channel: 'app' } }],
    },
    {
      title: '[LOG-05] calling WeChat off in the app is a refusal',
      from: toAsking,
      event: done('authorize', left({ kind: 'cancelled' })),
      target: 'offering.denied',
      text: denied,
    },
    ...(
      [
        [{ kind: 'versionTooLow' }, '当前应用版本过低，请升级到最新版本后再试'],
        [{ kind: 'notInstalled' }, '未安装微信，请先安装微信后再试'],
        [{ kind: 'failed', reason: 'x' }, '操作没有完成，请稍后再试'],
        [{ kind: 'notKept' }, notKept],
      ] as const
    ).map(([failure, text]) => ({
      title: `[ENV-04][LOG-05] when the platform cannot ask (${failure.kind}) it is said why`,
      from: toAsking,
      event: done('authorize', left(failure)),
      target: 'offering.failed',
      text,
    })),
    { from: toAsking, event: defect('authorize'), target: 'offering.failed', text: broken },
    {
      title: '[LOG-05] WeChat that does not answer is no longer waited for after two minutes',
      from: toAsking,
      event: after(120_000),
      target: 'offering.failed',
      stops: ['authorize'],
      text: '未收到微信的答复，请重试',
    },
    {
      title: '[LOG-05] what was said of an attempt is gone with the next one',
      from: [...toAsking, done('authorize', left({ kind: 'notInstalled' }))],
      event: asks,
      target: 'asking',
      calls: asksPlatform,
      context: { message: '' },
      text: '',
    },
    { from: toLeaving, event: abandons, target: 'offering.ready', stops: ['leavePage'], text: '' },
    ...refuses(toLeaving, 'leaving', [ticks, asks]),
    { from: toLeaving, event: defect('leavePage'), target: 'offering.failed', text: broken },
    {
      title: '[LOG-05] a page that is still here after 10 s was not left',
      from: toLeaving,
      event: after(10_000),
      target: 'offering.failed',
      stops: ['leavePage'],
      context: { outside: '' },
      text: '未能打开微信授权页，请重试',
    },
    ...refuses(toExchanging, 'exchanging', [ticks, asks, abandons]),
    {
      title: '[LOG-01][LOG-05] an answer with a token opens the session',
      from: toExchanging,
      event: done('exchange', right({ kind: 'token', token: token('first') })),
      target: 'openingSession',
      calls: [{ actor: 'openSession', input: { token: token('first') } }],
      context: { login: noLogin },
    },
    {
      title: '[LOG-05] an answer without a token hands over who WeChat says it is',
      from: toExchanging,
      event: done('exchange', right({ kind: 'bind', weixinUserInfo: '{"nickname":"林"}' })),
      target: 'handingOver',
      calls: [
        {
          actor: 'handOver',
          input: { weixinUserInfo: '{"nickname":"林"}', address: inWechat.address },
        },
      ],
      context: { login: noLogin },
    },
    {
      title: '[LOG-02][LOG-05] a code that was used says so, and the next login asks WeChat anew',
      from: toExchanging,
      event: done('exchange', left({ kind: 'refused', code: 400, message: '授权已失效，请重新授权' })),
      target: 'offering.refused',
      context: { login: noLogin, agreed: true },
      text: '授权已失效，请重新授权',
    },
    {
      from: [...toExchanging, done('exchange', left({ kind: 'refused', code: 400, message: '失效' }))],
      event: asks,
      target: 'asking',
      calls: asksPlatform,
      text: '',
    },
    {
      title: '[LOG-05] without a network it is said so, and the code is not tried again',
      from: toExchanging,
      event: done('exchange', left({ kind: 'network' })),
      target: 'offering.failed',
      context: { login: noLogin },
      text: '后端接口连接异常',
    },
    {
      from: toExchanging,
      event: done('exchange', left({ kind: 'malformed', field: '' })),
      target: 'offering.failed',
      text: broken,
    },
    {
      from: toExchanging,
      event: done('exchange', left({ kind: 'timeout' })),
      target: 'offering.failed',
      context: { login: noLogin },
      text: '系统接口请求超时',
    },
    {
      title: '[LOG-01] once the session is open the login is done',
      from: toOpening,
      event: done('openSession', right(undefined)),
      target: 'loggedIn',
      sends: toParent,
      context: { token: null },
    },
    ...[done('openSession', left({ kind: 'unavailable' })), defect('openSession'), after(1_000)].map(
      (event) => ({
        title: `[LOG-06] without cookies there is no session (${'answer' in event ? event.answer : '1 s'})`,
        from: toOpening,
        event,
        target: 'offering.failed',
        context: { token: null },
        text: cookies,
      }),
    ),
    ...refuses(toOpening, 'openingSession', [ticks, asks, abandons]),
    {
      title: '[LOG-04][LOG-05] once it is handed over a phone is bound on the next page',
      from: toHanding,
      event: done('handOver', right(undefined)),
      target: 'binding',
      sends: toParent,
      context: { weixinUserInfo: '' },
    },
    ...[done('handOver', left({ kind: 'full' })), defect('handOver'), after(1_000)].map((event) => ({
      title: `[LOG-05] what cannot be kept cannot be handed over (${'answer' in event ? event.answer : '1 s'})`,
      from: toHanding,
      event,
      target: 'offering.failed',
      context: { weixinUserInfo: '' },
      text: notKept,
    })),
    ...refuses(toHanding, 'handingOver', [ticks, asks, abandons]),
  ],
});
