import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callGateway } from '../../support/gateway/call';
import { logIn, passedCaptcha, tokenOf } from '../../support/gateway/log-in';
import { sampleContent } from '../../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { refusals } from '../../../contract/refusal/refusal';
import { soundBuy } from '../../../tools/gallery/stories/sound-buy';

const buyer = sampleContent.accounts.slice(0, 1).map((same) => ({ ...same, id: 'u7', phone: '13800000007' }));
const accounts = [...sampleContent.accounts, ...buyer];

interface Listed {
  readonly list: readonly { readonly number: number }[];
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({}, { name: 'leaving', content: { ...sampleContent, accounts } });
});
afterAll(() => gateway.close());

const call = async (path: string, token: string, parameters: Readonly<Record<string, string>> = {}) => {
  const method = Object.keys(parameters).length === 0 ? 'GET' : 'POST';
  const answer = await callGateway(gateway.url, `/webapp/${path}.action`, { method, token, parameters });
  return answer.code === 200 ? answer.data : [answer.code, answer.text];
};

/** Asks for a code as a person does, and reads it as an operator does. */
const codeFor = async (phone: string): Promise<string> => {
  await callGateway(gateway.url, '/webapp/register!sendValidate.action', {
    method: 'POST',
    parameters: {
      userName: phone,
      countryCode: '86',
      ticket: await passedCaptcha(gateway),
      randstr: 'randstr-1',
    },
  });
  const shown = await gateway.inside.desk.codes(phone);
  return /\b\d{6}\b/.exec(JSON.stringify(shown))?.[0] ?? '';
};

describe('giving an account up', () => {
  test('[SCR-10] a wrong code leaves the account as it is', async () => {
    const token = await tokenOf(gateway, 'u2');
    const code = await codeFor('13800000002');
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await call('register!unsubscribe', token, { caption: wrong })).toMatchObject([400, /验证码/]);
    expect(await call('register!get', token)).toMatchObject({ isremove: '0', name: '姓名u2' });
  });

  test('[SCR-10] what it looks for leaves the lists, and what waits for review is taken back', async () => {
    const token = await tokenOf(gateway, 'u7');
    const submit = (id: string) =>
      call('publication!submit', token, {
        id,
        kind: 'buy',
        version: '0',
        editor: 'e1',
        fields: JSON.stringify(soundBuy),
      });
    const demands = async () =>
      ((await call('buy!list', token)) as { readonly list: readonly { readonly id: string }[] }).list;
    await submit('listed');
    const { desk } = gateway.inside;
    const [waiting] = ((await call('publication!list', token)) as Listed).list;
    await desk.publications.approve(waiting?.number ?? 0);
    await submit('waiting');
    const [listed] = await demands();
    expect(listed).toMatchObject({ title: soundBuy.title });
    expect(await call('register!unsubscribe', token, { caption: await codeFor('13800000007') })).toBeNull();
    expect(await demands()).toEqual([]);
    const gone = await callGateway(gateway.url, '/webapp/buy!detail.action', {
      parameters: { id: listed?.id ?? '' },
    });
    expect(gone.text).toBe(refusals.buyWithdrawn.text);
    expect(await desk.publications.list()).toMatchObject({ right: '没有待审核的发布' });
  });

  test('[SCR-10][SES-02] with the code it is removed, and the login that asked is told so', async () => {
    const [own, other] = [await tokenOf(gateway, 'u1'), await tokenOf(gateway, 'u1')];
    await call('bid!save', own, { saleId: 's1', kind: 'interest' });
    expect(await call('register!unsubscribe', own, { caption: await codeFor('13800000001') })).toBeNull();
    expect(await gateway.inside.desk.bids.list()).toMatchObject({ right: '没有待答复的意向和报价' });
    expect(await call('register!get', other)).toEqual([401, '登录已失效，请重新登录']);
    expect(await call('register!get', own)).toMatchObject({ isremove: '1', name: '已注销用户', company: '' });
    expect(await call('user!info', own)).toEqual([403, '您当前登录的账号已被注销']);
  });

  test('[SCR-10] nothing of the person logs in any more, and nothing of them is left to read', async () => {
    expect((await logIn(gateway)).text).toBe('手机号或密码不正确');
    const deal = await callGateway(gateway.url, '/webapp/message!list.action', {
      token: await tokenOf(gateway, 'u2'),
    });
    expect(deal.raw).not.toContain('13800000001');
  });

  test('[SCR-10] the phone is free: whoever proves it gets another account', async () => {
    gateway.clock.move(60_000);
    const answer = await callGateway(gateway.url, '/webapp/register!save.action', {
      method: 'POST',
      parameters: {
        userName: '13800000001',
        countryCode: '86',
        caption: await codeFor('13800000001'),
        password: 'Another-2026',
        ageStated: '1',
      },
    });
    const { token } = answer.data as { readonly token: string };
    const user = (await call('register!get', token)) as { readonly userId: string };
    expect(user).toMatchObject({ userName: '13800000001', isremove: '0' });
    expect(user.userId).not.toBe('u1');
  });
});
