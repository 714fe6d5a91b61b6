import { left, right } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { wechatLoginActors } from '../../../../src/application/session/wechat-login/actors';
import { wechatLoginMachine } from '../../../../src/application/session/wechat-login/machine';
import { selectWechatLoginStatus } from '../../../../src/application/session/wechat-login/status';
import type { Environment } from '../../../../src/domain/access/environment';
import type { WechatReturn } from '../../../../src/domain/session/wechat-return';
import { fakeAccountGateway } from '../../../support/fakes/account-gateway';
import { fakeBridge, type FakeBridgeAnswers } from '../../../support/fakes/platform-bridge';
import { fakeClock } from '../../../support/fakes/clock';
import { fakeFormDrafts } from '../../../support/fakes/form-drafts';
import { fakeStorage } from '../../../support/fakes/key-value-storage';
import { fakePageWay } from '../../../support/fakes/page-way';
import { fakeRandom } from '../../../support/fakes/random';
import { fakeSessionOpener } from '../../../support/fakes/session-opener';
import { settled } from '../../../support/fakes/settled';
import { fakeTokenStore } from '../../../support/fakes/token-store';
import { token } from '../../../support/samples/token';
import { asks, inWechat, ticks } from './samples';

const opened = async (
  given: {
    readonly came?: WechatReturn;
    readonly environment?: Environment;
    readonly authorization?: FakeBridgeAnswers['authorization'];
  } = {},
) => {
  const { came = null, environment = 'wechat' } = given;
  const [account, tokens, sessionOpener, drafts] = [
    fakeAccountGateway(),
    fakeTokenStore(),
    fakeSessionOpener(),
    fakeFormDrafts(),
  ];
  const bridge = fakeBridge(
    environment,
    given.authorization === undefined ? {} : { authorization: given.authorization },
  );
  const [storage, way, clock] = [fakeStorage(), fakePageWay(), fakeClock()];
  const actors = wechatLoginActors({
    account: account.port,
    tokens: tokens.port,
    sessionOpener: sessionOpener.port,
    drafts: drafts.port,
    bridge: bridge.port,
    returns: { take: () => came },
    storage: storage.port,
    random: fakeRandom(),
    way: way.port,
  });
  const actor = createActor(wechatLoginMachine.provide({ actors }), {
    clock: clock.timers,
    input: inWechat,
  }).start();
  await settled();
  return {
    actor,
    account,
    tokens,
    sessionOpener,
    bridge,
    storage,
    way,
    status: () => selectWechatLoginStatus(actor.getSnapshot()),
  };
};

const cameWithCode = { came: { kind: 'code', code: 'web-code' } } as const;
const leaving = { authorization: { kind: 'leaving', address: 'https://wechat.example/a' } } as const;

describe('the login by WeChat over its ports', () => {
  test('[ENV-02] where the platform cannot ask WeChat the page says so', async () => {
    const page = await opened({ environment: 'browser' });
    expect(page.status().phase).toBe('unavailable');
    expect(page.bridge.asked()).toEqual([]);
  });

  test('[LOG-05] before the page is left the state that goes out is kept, with the page', async () => {
    const page = await opened(leaving);
    page.actor.send(ticks);
    page.actor.send(asks);
    await settled();
    const state = '1'.padStart(32, '0');
    expect(page.bridge.asked()).toEqual([`authorizeWechat ${state}`]);
    expect(page.storage.kept.get('hupo.wechat-asked')).toBe(`${state} ${inWechat.address}`);
    expect(page.way.leftFor).toEqual(['https://wechat.example/a']);
  });

  test('[LOG-05] where the state cannot be kept the page is not left', async () => {
    const page = await opened(leaving);
    page.storage.failure = { kind: 'unavailable' };
    page.actor.send(ticks);
    page.actor.send(asks);
    await settled();
    expect(page.way.leftFor).toEqual([]);
    expect(page.status().message).toBe('浏览器不允许本站保存登录信息，请在浏览器设置中允许后再试');
  });

  test('[LOG-05] the app’s code goes out by the app’s channel, without leaving the page', async () => {
    const page = await opened({ environment: 'native', authorization: { kind: 'code', code: 'app-code' } });
    page.actor.send(ticks);
    page.actor.send(asks);
    await settled();
    expect(page.account.loginByWechat.last().input).toEqual({ code: 'app-code', channel: 'app' });
    expect(page.way.leftFor).toEqual([]);
  });

  test('[LOG-01][LOG-05] a token is written, handed to the session, and used once', async () => {
    const page = await opened(cameWithCode);
    page.account.loginByWechat.last().answer(right({ kind: 'token', token: token('first') }));
    await settled();
    expect([page.tokens.writes, page.sessionOpener.tokens]).toEqual([['first'], ['first']]);
    expect(page.account.loginByWechat.calls.map(({ input }) => input)).toEqual([
      { code: 'web-code', channel: 'web' },
    ]);
  });

  test('[LOG-04][LOG-05] who WeChat says it is is kept for the page on which a phone is bound, the way on with it', async () => {
    const page = await opened(cameWithCode);
    page.account.loginByWechat.last().answer(right({ kind: 'bind', weixinUserInfo: '{"nickname":"林"}' }));
    await settled();
    expect(page.storage.kept.get('hupo.weixin-user-info')).toBe('{"nickname":"林"}');
    expect(page.way.goneOnTo).toEqual(['/login?mode=bind&redirect=%2Fmessage']);
    expect(page.sessionOpener.tokens).toEqual([]);
  });

  test('[LOG-05] where it cannot be kept nobody is sent on', async () => {
    const page = await opened(cameWithCode);
    page.storage.failure = { kind: 'full' };
    page.account.loginByWechat.last().answer(right({ kind: 'bind', weixinUserInfo: '{}' }));
    await settled();
    expect(page.way.goneOnTo).toEqual([]);
    expect(page.status()).toMatchObject({ phase: 'offering', agreed: true });
  });

  test('[LOG-13] leaving the page cancels the call, and its late answer logs nobody in', async () => {
    const page = await opened(cameWithCode);
    const call = page.account.loginByWechat.last();
    page.actor.stop();
    expect(call.signal?.aborted).toBe(true);
    call.answer(right({ kind: 'token', token: token('late') }));
    await settled();
    expect([page.tokens.writes, page.sessionOpener.tokens]).toEqual([[], []]);
  });

  test('[LOG-05] after a refusal the login can be asked for again at once', async () => {
    const page = await opened({ ...cameWithCode, ...leaving });
    page.account.loginByWechat
      .last()
      .answer(left({ kind: 'refused', code: 400, message: '授权已失效，请重新授权' }));
    await settled();
    expect(page.status()).toMatchObject({
      phase: 'offering',
      message: '授权已失效，请重新授权',
      agreed: true,
    });
    page.actor.send(asks);
    await settled();
    expect(page.way.leftFor).toEqual(['https://wechat.example/a']);
  });
});
