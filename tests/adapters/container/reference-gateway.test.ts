import 'reflect-metadata/lite';
import { isRight, left, right, type Either } from 'fp-ts/Either';
import { Container } from 'inversify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { captchaScriptModule } from '../../../src/adapters/captcha-script/module';
import { configFileModule } from '../../../src/adapters/config-file/module';
import { cryptoRandomModule } from '../../../src/adapters/crypto-random/module';
import { CryptoRandom } from '../../../src/adapters/crypto-random/crypto-random';
import { callsModule } from '../../../src/adapters/gateway-http/calls-module';
import { gatewayHttpModule } from '../../../src/adapters/gateway-http/module';
import { socketStompModule } from '../../../src/adapters/socket-stomp/module';
import { SystemClock } from '../../../src/adapters/system-clock/system-clock';
import { systemClockModule } from '../../../src/adapters/system-clock/module';
import { tokens } from '../../../src/adapters/tokens';
import { firstPage } from '../../../src/domain/page/page';
import { Token } from '../../../contract/account/token';
import { RememberedLog, RememberedReports } from '../../support/fakes/gateway-needs';
import { MemoryTokenStore } from '../../support/fakes/memory-token-store';
import { passedCaptcha, tokenOf } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { config } from '../../support/samples/config';
import { soon } from '../../support/soon';

const started: { gateway?: TestGateway } = {};
const gateway = (): TestGateway => {
  if (started.gateway === undefined) throw new Error('the gateway has not started');
  return started.gateway;
};
beforeAll(async () => {
  started.gateway = await startTestGateway();
}, 60_000);
afterAll(() => gateway().close());

/** The container as the browser composes it, as far as a test without a browser can have it. */
const composed = () => {
  const container = new Container();
  const tokenStore = new MemoryTokenStore();
  const reports = new RememberedReports();
  const log = new RememberedLog();
  const socketUrl = `${gateway().url.replace('http', 'ws')}/ws`;
  container.load(
    configFileModule(config({ gatewayUrl: gateway().url, socketUrl })),
    systemClockModule(new SystemClock()),
    cryptoRandomModule(new CryptoRandom(globalThis.crypto)),
    gatewayHttpModule,
    callsModule,
    socketStompModule,
    captchaScriptModule,
  );
  container.bind(tokens.tokenStore).toConstantValue(tokenStore);
  container.bind(tokens.deviceIdentity).toConstantValue({ deviceId: () => 'd'.repeat(32) });
  container.bind(tokens.callReporter).toConstantValue(reports);
  container.bind(tokens.log).toConstantValue(log);
  container
    .bind(tokens.window)
    .toConstantValue({ WebSocket, location: {}, queueMicrotask, performance } as never);
  return { container, tokenStore, reports, log };
};
const scene: { now?: ReturnType<typeof composed> } = {};
const at = () => (scene.now ??= composed());
beforeEach(() => {
  delete scene.now;
});

const value = <A>(result: Either<unknown, A>): A => {
  if (isRight(result)) return result.right;
  throw new Error(`failed: ${JSON.stringify(result.left)}`);
};
const logInAs = async (account: string): Promise<void> => {
  const token = await tokenOf(gateway(), account);
  if (Token.is(token)) at().tokenStore.write(token)();
};

test('[OPS-04] every port that the modules serve is made by the container, once', () => {
  const { gateways, messageSocket, captchaProvider } = tokens;
  for (const token of [gateways, messageSocket, captchaProvider]) {
    expect(at().container.get<object>(token)).toBe(at().container.get<object>(token));
  }
});

test('[GAT-01][GAT-09] what a visitor may read of the reference gateway decodes', async () => {
  const home = at().container.get(tokens.gateways).home;
  const sales = at().container.get(tokens.gateways).sale;
  expect(value(await home.banners()()).length).toBeGreaterThan(0);
  expect(value(await home.hotWords()()).length).toBeGreaterThan(0);
  const [first] = value(await home.deals()());
  const overview = value(await sales.overview()());
  expect(overview.industries.reduce((sum, { count }) => sum + count, 0)).toBe(overview.total);
  const detail = value(await sales.detail({ sourceType: first?.sourceType ?? '', id: first?.id ?? '' })());
  expect(detail).toMatchObject({ id: first?.id, code: first?.code, ndaState: 'unsigned' });
  expect([at().log.lines, at().reports.reported]).toEqual([[], []]);
});

test('[LOG-01] a login with a solved captcha brings a token, and a wrong password the words of the gateway', async () => {
  const account = at().container.get(tokens.gateways).account;
  const typed = { userName: ' 13800000001 ', password: 'password-u1', randstr: 'randstr-1' };
  const token = value(await account.loginByPassword({ ...typed, ticket: await passedCaptcha(gateway()) })());
  at().tokenStore.write(token)();
  expect(value(await account.currentUser()())).toMatchObject({ userName: '13800000001', isRemoved: false });
  expect(value(await account.renewToken()())).not.toBe(token);
  expect(await account.logout()()).toEqual(right(undefined));
  const wrong = { ...typed, password: 'wrong', ticket: await passedCaptcha(gateway()) };
  expect(await account.loginByPassword(wrong)()).toEqual(
    left({ kind: 'refused', code: 400, message: '手机号或密码不正确' }),
  );
});

test('[SES-07] a token that the gateway does not know is told as unauthenticated', async () => {
  const token = 'unknown-token';
  if (Token.is(token)) at().tokenStore.write(token)();
  const read = await at().container.get(tokens.gateways).account.currentUser()();
  expect(read).toMatchObject(left({ kind: 'unauthenticated' }));
  expect(at().reports.reported).toMatchObject([{ handledByCaller: true, token }]);
});

test('[SOC-01] the messages of a user decode, page after page, and one by one', async () => {
  await logInAs('u1');
  const messages = at().container.get(tokens.gateways).message;
  const page = value(await messages.list(firstPage(1))());
  const [newest] = page.items;
  expect(page.items).toHaveLength(1);
  const next = page.next === null ? null : value(await messages.list(page.next)());
  expect(next?.items[0]?.id).not.toBe(newest?.id);
  expect(value(await messages.detail(newest?.id ?? '')())).toMatchObject({ id: newest?.id });
  expect(value(await messages.unreadCount()())).toBeGreaterThanOrEqual(0);
  const received = page.items.concat(next?.items ?? []).find(({ from }) => from !== 'u1');
  expect(value(await messages.markRead(received?.id ?? '')())).toBe(value(await messages.unreadCount()()));
  expect(await messages.detail('999999')()).toEqual(
    left({ kind: 'refused', code: 404, message: '消息不存在' }),
  );
  expect(at().log.lines).toEqual([]);
});

test('[SOC-04] the socket of the reference gateway opens for a user who is logged in', async () => {
  const token = await tokenOf(gateway(), 'u1');
  const reported: string[] = [];
  const socket = at().container.get(tokens.messageSocket);
  if (!Token.is(token)) throw new Error('the gateway gave no token');
  const connection = socket.connect(
    { userId: 'u1', token },
    {
      opened: () => reported.push('opened'),
      message: () => reported.push('message'),
      taken: () => reported.push('taken'),
      ended: () => reported.push('ended'),
    },
  );
  await soon(() => expect(reported).toEqual(['opened']));
  connection.close();
});
