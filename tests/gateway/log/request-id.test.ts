import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jsonLog } from '../../../gateway/src/adapters/logger/json-log';
import { accountCalls } from '../../../contract/account/calls';
import { passedCaptcha } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

interface Line {
  readonly level: string;
  readonly message: string;
  readonly requestId?: string;
  readonly error?: string;
}

const written: string[] = [];
const lines = (): readonly Line[] => written.map((line) => JSON.parse(line) as Line);

/** What a database library throws: the statement with its values, around the fault of the driver. */
const failure = (): Error =>
  new Error('Failed query: select … params: 13800000001', { cause: new Error('the connection was cut') });

const failing = (trustProxy: boolean): Promise<TestGateway> =>
  startTestGateway({
    trustProxy,
    log: jsonLog({ write: (line) => void written.push(line) }),
    passwords: { hash: () => Promise.resolve('hash'), matches: () => Promise.reject(failure()) },
  });

let behindProxy: TestGateway;
let open: TestGateway;
beforeAll(async () => {
  behindProxy = await failing(true);
  open = await failing(false);
});
afterAll(async () => {
  await behindProxy.close();
  await open.close();
});

/** Logs in, which fails; the id in the response. */
const failedLogin = async (gateway: TestGateway, id?: string): Promise<string | null> => {
  const code = await passedCaptcha(gateway);
  written.length = 0;
  const answer = await fetch(`${gateway.url}/gateway`, {
    method: 'POST',
    headers: {
      'X-Gateway-Path': accountCalls.loginByPassword.path,
      ...(id === undefined ? {} : { 'X-Request-Id': id }),
    },
    body: new URLSearchParams({ userName: '13800000001', password: 'password-u1', code, uuid: 'randstr-1' }),
  });
  expect(await answer.json()).toMatchObject({ resultCode: 500 });
  return answer.headers.get('X-Request-Id');
};

describe('the id of a request', () => {
  test('[OPS-06] a failing request is logged with its id and cause, and without a parameter', async () => {
    expect(await failedLogin(behindProxy, 'edge-00000001')).toBe('edge-00000001');
    expect(lines()).toEqual([
      expect.objectContaining({
        level: 'error',
        message: `调用 ${accountCalls.loginByPassword.path} 时出错`,
        requestId: 'edge-00000001',
        error: expect.stringContaining('the connection was cut') as string,
      }),
    ]);
    for (const given of ['13800000001', 'password-u1', 'randstr-1', 'Failed query'])
      expect(written.join('')).not.toContain(given);
  });

  test.each([
    ['too short', 'edge-01'],
    ['too long', 'e'.repeat(65)],
    ['of other characters', 'edge 0000001"}'],
    ['absent', undefined],
  ])("[OPS-06] a proxy's id that is %s is replaced by a new one", async (_what, id) => {
    const answered = await failedLogin(behindProxy, id);
    expect(answered).toMatch(/^[0-9a-f-]{36}$/);
    expect(lines().map(({ requestId }) => requestId)).toEqual([answered]);
  });

  test('[OPS-06] without a trusted proxy no id of a caller is taken', async () => {
    const answered = await failedLogin(open, 'edge-00000001');
    expect(answered).toMatch(/^[0-9a-f-]{36}$/);
    expect(lines().map(({ requestId }) => requestId)).toEqual([answered]);
  });

  test('[OPS-06] two requests at once keep their ids apart, on both ports', async () => {
    const [page, captcha] = await Promise.all(
      [open.url, open.secondUrl].map(async (url) =>
        (await fetch(`${url}/health`)).headers.get('X-Request-Id'),
      ),
    );
    expect(page).toMatch(/^[0-9a-f-]{36}$/);
    expect(captcha).toMatch(/^[0-9a-f-]{36}$/);
    expect(page).not.toBe(captcha);
  });

  test('[OPS-06] a line outside of requests has no id', () => {
    written.length = 0;
    jsonLog({ write: (line) => void written.push(line) }).info('启动');
    expect(lines()).toEqual([expect.not.objectContaining({ requestId: expect.anything() as string })]);
  });
});
