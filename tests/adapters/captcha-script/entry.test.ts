// @vitest-environment jsdom
import { left, right } from 'fp-ts/Either';
import { afterEach, expect, test, vi } from 'vitest';
import { ScriptCaptchaProvider } from '../../../src/adapters/captcha-script/script-captcha-provider';
import { config } from '../../support/samples/config';

const host = 'https://captcha.example';
const provider = (captchaHost = host): ScriptCaptchaProvider =>
  new ScriptCaptchaProvider(
    config({ captcha: { host: captchaHost, appid: 'hupo', language: 'zh-CN' } }),
    window,
  );
const scripts = (): readonly HTMLScriptElement[] => [...document.querySelectorAll('script')];
const offer = (entry: unknown): void => {
  Reflect.set(window, 'HupoCaptcha', entry);
};
const happen = (name: 'load' | 'error'): void => {
  scripts()[0]?.dispatchEvent(new Event(name));
};

afterEach(() => {
  Reflect.deleteProperty(window, 'HupoCaptcha');
  Reflect.deleteProperty(window, 'trustedTypes');
  scripts().forEach((script) => script.remove());
  vi.restoreAllMocks();
});

test('[CAP-01] the entry script is loaded from the configured host, and offers to make frames', async () => {
  const loaded = provider().loadEntryScript()();
  expect(scripts().map((script) => script.src)).toEqual(['https://captcha.example/captcha.js']);
  offer({ createFrame: () => null });
  happen('load');
  expect(await loaded).toEqual(right(undefined));
  expect(scripts()).toEqual([]);
});

test('[CAP-01] a script that has run already is not loaded again', async () => {
  offer({ createFrame: () => null });
  expect(await provider().loadEntryScript()()).toEqual(right(undefined));
  expect(scripts()).toEqual([]);
});

test('[CAP-03] a script that cannot be loaded is told (1001), and can be tried again', async () => {
  const captcha = provider();
  for (const attempt of [1, 2]) {
    const loaded = captcha.loadEntryScript()();
    expect([attempt, scripts().length]).toEqual([attempt, 1]);
    happen('error');
    expect(await loaded).toEqual(left('entryScriptFailed'));
  }
});

test.each([undefined, null, 5, {}, { createFrame: 'x' }])(
  '[CAP-03] a script that ran but offers %j has failed (1001)',
  async (entry) => {
    const loaded = provider().loadEntryScript()();
    offer(entry);
    happen('load');
    expect(await loaded).toEqual(left('entryScriptFailed'));
  },
);

test('[CAP-02] without a configured host nothing is loaded', async () => {
  expect(await provider('').loadEntryScript()()).toEqual(left('entryScriptFailed'));
  expect(scripts()).toEqual([]);
});

test('[CAP-01] leaving takes the script away, and one left before is never asked for', async () => {
  const leaving = new AbortController();
  const loaded = provider().loadEntryScript(leaving.signal)();
  leaving.abort();
  expect(await loaded).toEqual(left('entryScriptFailed'));
  expect(await provider().loadEntryScript(AbortSignal.abort())()).toEqual(left('entryScriptFailed'));
  expect(scripts()).toEqual([]);
});

test('[SEC-01] where Trusted Types are enforced, one policy lets the entry script pass and nothing else', async () => {
  const made: { name: string; rules: { createScriptURL: (address: string) => string } }[] = [];
  Reflect.set(window, 'trustedTypes', {
    createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => {
      made.push({ name, rules });
      return rules;
    },
  });
  const captcha = provider(`${host}/`);
  for (const attempt of [1, 2]) {
    const loaded = captcha.loadEntryScript()();
    expect([attempt, scripts()[0]?.src]).toEqual([attempt, `${host}/captcha.js`]);
    happen('error');
    await loaded;
  }
  expect(made.map(({ name }) => name)).toEqual(['hupo']);
  for (const other of [
    `${host}/captcha.js?x`,
    `${host}.evil.example/captcha.js`,
    'javascript:alert(1)',
    '',
    `${host}/other.js`,
  ]) {
    expect(() => made[0]?.rules.createScriptURL(other)).toThrow(TypeError);
  }
});

test('[SEC-01] a policy that refuses is a failure like any other', async () => {
  Reflect.set(window, 'trustedTypes', {
    createPolicy: () => ({
      createScriptURL: () => {
        throw new TypeError('refused');
      },
    }),
  });
  expect(await provider().loadEntryScript()()).toEqual(left('entryScriptFailed'));
});

const answering = (status: number, body: string) =>
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response(body, { status })));

test('[CAP-01] the configuration is asked for by the appid, without cookies, and read', async () => {
  const fetched = answering(200, '{"appid":"hupo","width":"358","height":288,"more":1}');
  const { signal } = new AbortController();
  expect(await provider().requestConfig('a&b', signal)()).toEqual(
    right({ appid: 'hupo', width: 358, height: 288 }),
  );
  expect(fetched).toHaveBeenCalledExactlyOnceWith('https://captcha.example/config?appid=a%26b', {
    credentials: 'omit',
    signal,
  });
});

test.each([
  [404, '{"appid":"hupo"}'],
  [500, ''],
  [200, 'not json'],
  [200, '{}'],
  [200, '{"appid":"hupo","width":"wide"}'],
])('[CAP-03] HTTP %i with %s is no configuration (1006)', async (status, body) => {
  answering(status, body);
  expect(await provider().requestConfig('hupo')()).toEqual(left('configFailed'));
});

test('[CAP-03] a service that is not there gives no configuration (1006)', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await provider().requestConfig('hupo')()).toEqual(left('configFailed'));
});
