import { describe, expect, test } from 'vitest';
import { settingsFrom } from '../../../gateway/src/main/settings';

const settings = (line: string, environment: Record<string, string> = {}) =>
  settingsFrom(line === '' ? [] : line.split(' '), environment);
const right = (expected: object) => ({ _tag: 'Right', right: expect.objectContaining(expected) as unknown });

describe('how the gateway is told what to do', () => {
  test('[SCR-12] the assistant’s address and key come together from the environment, and the key is repeated nowhere', () => {
    const dify = (DIFY_URL: string, DIFY_KEY: string) => settingsFrom([], { DIFY_URL, DIFY_KEY });
    expect(dify('https://api.dify.ai/v1', 'app-k')).toMatchObject({
      right: { dify: { url: 'https://api.dify.ai/v1', key: 'app-k' } },
    });
    const wrong = [
      ['', 'app-k'],
      ['https://api.dify.ai/v1', ''],
      ['api.dify.ai', 'app-k'],
      ['https://api.dify.ai/v1', 'app-k\nX: y'],
    ] as const;
    for (const [url, key] of wrong) {
      expect(dify(url, key)).toMatchObject({ left: expect.stringContaining('DIFY_') as string });
      expect(JSON.stringify(dify(url, key))).not.toContain('app-k');
    }
  });

  test('[OPS-01] without a word it takes its own values', () => {
    expect(settings('')).toEqual({
      _tag: 'Right',
      right: {
        port: 8080,
        secondPort: 8081,
        host: '127.0.0.1',
        memory: false,
        fresh: false,
        dev: false,
        dify: null,
        seed: 'demo',
        dataFolder: null,
        publicUrl: null,
        secondPublicUrl: null,
        trustProxy: false,
        watchdog: 10,
        drain: 0,
        metricsPort: null,
        metricsHost: '127.0.0.1',
        logFormat: 'console',
        retireWorker: false,
        site: null,
        production: false,
        noticeKey: null,
        databaseUrl: null,
        brokerUrl: null,
        filesUrl: null,
      },
    });
  });

  test.each([
    ['--port 1', 'HUPO_PORT', '1', { port: 1 }],
    ['--second-port=0', 'HUPO_SECOND_PORT', '0', { secondPort: 0 }],
    ['--watchdog 0', 'HUPO_WATCHDOG', '0', { watchdog: 0 }],
    ['--metrics-port 9464', 'HUPO_METRICS_PORT', '9464', { metricsPort: 9464 }],
    ['--metrics-host 10.0.0.5', 'HUPO_METRICS_HOST', '10.0.0.5', { metricsHost: '10.0.0.5' }],
    ['--log json', 'HUPO_LOG', 'json', { logFormat: 'json' }],
    ['--retire-worker', 'HUPO_RETIRE_WORKER', '1', { retireWorker: true }],
    ['--memory', 'HUPO_MEMORY', '1', { memory: true }],
    ['--fresh', 'HUPO_FRESH', 'true', { fresh: true }],
    ['--seed empty', 'HUPO_SEED', 'empty', { seed: 'empty' }],
    ['--host 0.0.0.0', 'HUPO_HOST', '0.0.0.0', { host: '0.0.0.0' }],
    ['--data /d', 'HUPO_DATA', '/d', { dataFolder: '/d' }],
    [
      '--public-url https://a.example/x',
      'HUPO_PUBLIC_URL',
      'https://a.example',
      { publicUrl: 'https://a.example' },
    ],
    ['--trust-proxy', 'HUPO_TRUST_PROXY', '1', { trustProxy: true }],
    [
      '--icp 沪ICP备12345678号-1',
      'HUPO_ICP',
      '沪ICP备12345678号-1',
      { site: { icp: '沪ICP备12345678号-1', police: '', contact: '' } },
    ],
    [
      '--police-number 沪公网安备31010102001234号',
      'HUPO_POLICE_NUMBER',
      '沪公网安备31010102001234号',
      { site: { icp: '', police: '沪公网安备31010102001234号', contact: '' } },
    ],
  ])('[OPS-01] %s and the variable %s say the same', (line, name, value, expected) => {
    expect(settings(line)).toEqual(right(expected));
    expect(settings('', { [name]: value })).toEqual(right(expected));
  });

  test.each(['HUPO_MEMORY', 'HUPO_FRESH', 'HUPO_DEV', 'HUPO_TRUST_PROXY', 'HUPO_PRODUCTION'])(
    '[OPS-01] the switch %s says 1 or 0, and anything else is answered with that',
    (name) => {
      for (const off of ['', '0', 'false']) expect(settings('', { [name]: off })).toEqual(settings(''));
      expect(settings('', { [name]: 'yes' })).toEqual({
        _tag: 'Left',
        left: `环境变量 ${name} 应为 1 或 0，现为“yes”`,
      });
    },
  );

  test.each([
    ['--icp', '沪ICP备123号', 'HUPO_ICP'],
    ['--icp', 'ICP备12345678号', 'HUPO_ICP'],
    ['--police-number', '沪公网安备3101号', 'HUPO_POLICE_NUMBER'],
  ])('[MKT-25] %s %s is told at the start as no filing number', (flag, number, variable) => {
    expect(settings(`${flag} ${number}`)).toEqual({
      _tag: 'Left',
      left: expect.stringMatching(`^${flag}（或环境变量 ${variable}）应如.*现为“${number}”$`) as unknown,
    });
  });

  test('[OPS-06] an empty variable opens no port of metrics to others, and changes no log', () => {
    const empty = { HUPO_METRICS_PORT: '', HUPO_METRICS_HOST: '', HUPO_LOG: '' };
    expect(settings('', empty)).toEqual(settings(''));
  });

  test('[OPS-01] the command line wins over the environment', () => {
    expect(settings('--port 1', { HUPO_PORT: '2' })).toEqual(right({ port: 1 }));
  });

  test.each([
    ['--port 65536', '--port（或环境变量 HUPO_PORT） 应为 0 到 65535 的整数，现为“65536”'],
    ['--port x', '--port（或环境变量 HUPO_PORT） 应为 0 到 65535 的整数，现为“x”'],
    [
      '--metrics-port 65536',
      '--metrics-port（或环境变量 HUPO_METRICS_PORT） 应为 0 到 65535 的整数，现为“65536”',
    ],
    ['--log xml', '--log（或环境变量 HUPO_LOG） 应为 console、json 之一，现为“xml”'],
    ['--seed full', '--seed（或环境变量 HUPO_SEED） 应为 demo、large、empty、bare 之一，现为“full”'],
    [
      '--public-url ftp://a',
      '--public-url（或环境变量 HUPO_PUBLIC_URL） 应为 http 或 https 地址，现为“ftp://a”',
    ],
  ])('[OPS-01] %s is answered with what it should be', (line, words) => {
    expect(settings(line)).toEqual({ _tag: 'Left', left: words });
  });

  test.each(['--unknown', 'extra'])('[OPS-01] %s is not understood, and said so', (line) => {
    expect(settings(line)).toEqual({
      _tag: 'Left',
      left: expect.stringMatching(/^无法识别的启动参数/) as unknown,
    });
  });

  test.each([
    ['--prot 1', '无法识别的启动参数：--prot'],
    ['8080', '无法识别的启动参数：8080'],
    ['--port', '启动参数缺少值，或不应有值：--port'],
    ['--memory=1', '启动参数缺少值，或不应有值：--memory'],
  ])('[OPS-01] %s is refused in one language, by its name', (line, told) => {
    expect(settings(line)).toEqual({ _tag: 'Left', left: told });
  });
});
