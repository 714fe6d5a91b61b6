import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureProcess } from '../../../gateway/src/adapters/pictures/picture-process';
import { locations } from '../../../gateway/src/main/locations';
import { openStorage } from '../../../gateway/src/main/storage';
import { seedOnce } from '../../../gateway/src/seed/seed';
import { withSecretFiles } from '../../../gateway/src/main/secret-files';
import { settingsFrom } from '../../../gateway/src/main/settings';
import { callGateway } from '../../support/gateway/call';
import { propertyRuns } from '../../support/property';
import { logIn } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { bareSeed, demoSeed } from '../../../tools/process/seeds';

const key = '5e3b0a91c7d2f846b8e4907f1c6a2d35e9f07b48a3cd1625bf7084e61d9a3c52';
const complete =
  '--production --public-url https://app.example --second-public-url https://captcha.app.example'.split(' ');
const toldOf = (given: readonly string[], environment: Record<string, string> = {}): string => {
  const settings = settingsFrom(given, environment);
  return settings._tag === 'Left' ? settings.left : '';
};

describe('a gateway that serves people in earnest', () => {
  test('[OPS-01] names all that it lacks, and does not start', () => {
    expect(toldOf(['--production']).split('\n')).toEqual([
      '正式运行（--production）尚缺：',
      '  - 缺少 --public-url：访客看到的地址',
      '  - 缺少 --second-public-url：访客看到的地址',
      expect.stringMatching(/^ {2}- 缺少支付通知密钥：设置环境变量 HUPO_NOTICE_KEY/),
    ]);
  });

  test.each([
    ['--memory', '正式运行须保存数据，不能使用 --memory'],
    ['--dev', '正式运行不能使用 --dev'],
    ['--seed=demo', '正式运行不含演示数据，不能使用 --seed demo'],
    ['--seed=empty', '正式运行不含演示数据，不能使用 --seed empty'],
    ['--public-url=http://app.example', '--public-url 应为 https 地址，现为“http://app.example”'],
  ])('[OPS-01] does not take %s', (option, told) => {
    expect(toldOf([...complete, option], { HUPO_NOTICE_KEY: key })).toBe(
      `正式运行（--production）尚缺：\n  - ${told}`,
    );
  });

  test.each([
    ['zeros', '0'.repeat(64)],
    ['one byte', 'ab'.repeat(32)],
    ['a repeated word', '0123456789abcdef'.repeat(4)],
    ['bytes that count up', Buffer.from(Array.from({ length: 32 }, (_, byte) => byte)).toString('hex')],
  ])('[OPS-01] does not take a key of %s', (_, guessable) => {
    expect(toldOf(complete, { HUPO_NOTICE_KEY: guessable })).toMatch(/支付通知密钥不是随机生成的/);
  });

  test('[OPS-01] takes a random key', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32, min: 0, max: 255 }), (bytes) => {
        fc.pre(new Set(bytes).size >= 20);
        const settings = settingsFrom(complete, { HUPO_NOTICE_KEY: Buffer.from(bytes).toString('hex') });
        const steps = new Set(bytes.slice(1).map((byte, place) => (byte - (bytes[place] ?? 0) + 256) % 256));
        expect(settings._tag).toBe(steps.size === 1 ? 'Left' : 'Right');
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[OPS-01] does not take one address for both ports, however it is written', () => {
    const equal =
      '--production --public-url https://app.example --second-public-url https://APP.example:443/';
    expect(toldOf(equal.split(' '), { HUPO_NOTICE_KEY: key })).toContain('不能相同');
  });

  test('[OPS-01] takes its secrets from the environment or a file, never from the command line', async () => {
    expect(toldOf([...complete, `--notice-key=${key}`])).toContain('无法识别的启动参数');
    expect(toldOf(complete, { HUPO_NOTICE_KEY: 'short' })).toContain('支付通知密钥应为 64 位十六进制');
    const folder = await mkdtemp(join(tmpdir(), 'hupo-secret-'));
    const file = join(folder, 'notice-key');
    await writeFile(file, `${key}\n`);
    expect(withSecretFiles({ HUPO_NOTICE_KEY_FILE: file })).toMatchObject({
      right: { HUPO_NOTICE_KEY: key },
    });
    await rm(folder, { recursive: true });
    expect(withSecretFiles({ HUPO_NOTICE_KEY_FILE: file })).toEqual({
      _tag: 'Left',
      left: `无法读取环境变量 HUPO_NOTICE_KEY_FILE 指明的文件：${file}`,
    });
    expect(settingsFrom(complete, { HUPO_NOTICE_KEY: key })).toMatchObject({
      right: { production: true, seed: 'bare', noticeKey: Buffer.from(key, 'hex') },
    });
  });
});

describe('in such a gateway', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    const choice = { name: 'bare', content: bareSeed };
    gateway = await startTestGateway({ doubles: false, trustProxy: true }, choice);
  });
  afterAll(() => gateway.close());

  test('[OPS-01] no path of either port leads to a double', async () => {
    const paths = [
      '/connect/oauth2/authorize',
      '/connect/oauth2/authorize?appid=wx5e6f0d8a1b2c3d4e&redirect_uri=http%3A%2F%2Flocalhost%2F&response_type=code&scope=snsapi_userinfo&state=s',
      '/cashier/some-cashier',
      '/double/pay',
      '/pay/orderWXAPP?orderNo=HP202610150123456789',
      '/pay/orderWXOtherBower?orderNo=HP202610150123456789',
      '/pay/constructor',
    ];
    for (const path of paths) {
      for (const method of ['GET', 'POST']) {
        const second = await fetch(`${gateway.secondUrl}${path}`, { method, redirect: 'manual' });
        expect([method, path, second.status]).toEqual([method, path, 404]);
        const main = await fetch(`${gateway.url}${path}`, { method, redirect: 'manual' });
        expect(await main.text()).not.toMatch(/收银台|授权|cashier|oauth2/);
      }
    }
    expect((await fetch(`${gateway.secondUrl}/captcha.js`)).status).toBe(200);
  });

  test('[OPS-01] the client is told of no payment and no WeChat', async () => {
    const config = (await (await fetch(`${gateway.url}/config.json`)).json()) as Record<string, unknown>;
    expect(Object.keys(config).toSorted()).toEqual(['analyticsUrl', 'captcha', 'product', 'site', 'socket']);
  });

  test('[OPS-01] nobody of the demonstration can log in, and nothing of it is shown', async () => {
    for (const [place, { phone, password }] of demoSeed.accounts.entries()) {
      const answer = await logIn(gateway, { userName: phone, password, from: `10.0.0.${place}` });
      expect(answer.text).toBe('手机号或密码不正确');
    }
    const { data } = await callGateway(gateway.url, '/webapp/sale!overview.action');
    expect(data).toMatchObject({ total: 0 });
  });
});

test('[OPS-01] a new folder is filled with the platform’s own accounts, and no row of the demonstration', async () => {
  const lines: string[] = [];
  const log = { info: (line: string) => void lines.push(line), problem: () => undefined };
  const pictures = pictureProcess(locations.pictureWorker);
  const passwords = { hash: () => Promise.reject(new Error('a demo account')) } as never;
  const storage = await openStorage(
    { kind: 'memory' },
    {
      log,
      seed: (database) => seedOnce({ database, passwords, now: 1_800_000_000_000 }, 'bare', bareSeed),
      seededAs: '平台账号（不含演示数据）',
      pictures,
      onLost: () => undefined,
    },
  );
  const tables = await storage.database.orm.execute<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const filled: string[] = [];
  for (const { name } of tables) {
    const rows = await storage.database.orm.execute(`select 1 from "${name}" limit 1`);
    if (rows.length > 0) filled.push(name);
  }
  await storage.close();
  await pictures.close();
  expect(filled.filter((name) => !name.includes('migration')).toSorted()).toEqual(['seeding', 'sender']);
  expect(lines.at(-1)).toBe('已写入平台账号（不含演示数据）');
}, 60_000);

test('[OPS-01] a folder that was filled for the demonstration is not served in earnest', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hupo-demo-'));
  const storage = { kind: 'folder', folder, fresh: false } as const;
  await (await startTestGateway({ storage })).close();
  const earnest = { storage, doubles: false, seed: { name: 'bare', content: bareSeed } };
  await expect(startTestGateway(earnest)).rejects.toThrow(
    '数据目录中是演示数据，正式运行请用 --data 指定另一个目录',
  );
  await rm(folder, { recursive: true });
}, 60_000);
