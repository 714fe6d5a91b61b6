import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const reading = async (path: string, token: string) =>
  (await callGateway(gateway.url, `/webapp/${path}.action`, { token })).data;
const save = async (token: string, fields: Readonly<Record<string, string>>) => {
  const answer = await callGateway(gateway.url, '/webapp/user!save.action', {
    method: 'POST',
    token,
    parameters: fields,
  });
  return answer.code === 200 ? 'saved' : [answer.code, answer.text];
};
const fields = { name: '何嘉', company: '金信并购基金', position: '执行董事', email: 'he@example.com' };

describe('one’s own profile', () => {
  test('[SCR-10] what is saved is trimmed, kept, and told by user info too', async () => {
    const token = await tokenOf(gateway, 'u4');
    expect(await save(token, { ...fields, name: ' 何嘉 ', email: ' he@example.com ' })).toBe('saved');
    expect(await reading('user!info', token)).toEqual({
      userName: '13800000004',
      ...fields,
      avatar: '',
      locked: '0',
    });
    expect(await reading('register!get', token)).toMatchObject({ name: '何嘉', company: '金信并购基金' });
  });

  test('[SCR-10] name and company of a fully verified member stay as they were verified', async () => {
    const token = await tokenOf(gateway, 'u1');
    const own = { name: '姓名u1', company: '公司u1', position: '董事', email: '' };
    expect(await reading('user!info', token)).toMatchObject({ locked: '1' });
    expect(await save(token, own)).toBe('saved');
    const verified = [403, '姓名和公司已通过认证，修改请重新提交认证'];
    expect(await save(token, { ...own, name: '别人' })).toEqual(verified);
    expect(await save(token, { ...own, company: '别的公司' })).toEqual(verified);
    expect(await reading('user!info', token)).toMatchObject(own);
  });

  test('[SCR-10] so do those of basic verification, whose badge stands beside the name too', async () => {
    const token = await tokenOf(gateway, 'u3');
    const own = { name: '姓名u3', company: '公司u3', position: '董事', email: '' };
    expect(await reading('register!get', token)).toMatchObject({ prove: '2' });
    expect(await reading('user!info', token)).toMatchObject({ locked: '1' });
    expect(await save(token, own)).toBe('saved');
    const verified = [403, '姓名和公司已通过认证，修改请重新提交认证'];
    expect(await save(token, { ...own, name: '别人' })).toEqual(verified);
    expect(await save(token, { ...own, company: '别的公司' })).toEqual(verified);
  });

  test.each([
    [{ name: '  ' }, [400, '请输入姓名']],
    [{ name: '长'.repeat(21) }, [400, '填写的内容过长']],
    [{ company: '长'.repeat(51) }, [400, '填写的内容过长']],
    [{ position: '长'.repeat(31) }, [400, '填写的内容过长']],
    [{ email: 'no-address' }, [400, '邮箱格式不正确']],
    [{ position: '经\u0007理' }, [400, '参数错误']],
    [{ position: '经\u202e理' }, [400, '参数错误']],
  ])('[SCR-10] %o is refused and changes nothing', async (wrong, refused) => {
    const token = await tokenOf(gateway, 'u4');
    const before = await reading('user!info', token);
    expect(await save(token, { ...fields, ...wrong })).toEqual(refused);
    expect(await reading('user!info', token)).toEqual(before);
  });

  test('[SEC-05] a call without a field is a wrong call, and one without a token is nobody’s', async () => {
    expect(await save(await tokenOf(gateway, 'u4'), { name: '何嘉' })).toEqual([400, '参数错误']);
    expect(await save('nobody', fields)).toEqual([401, '登录已失效，请重新登录']);
  });
});

describe('what a member has', () => {
  test('[SCR-10] bids are counted by the state of their NDA; what there is none of is none', async () => {
    expect(await reading('user!counts', await tokenOf(gateway, 'u1'))).toEqual({
      favorites: 0,
      publications: 0,
      bids: 2,
      conferences: 0,
      orders: 0,
      ndas: { pending: 0, signed: 1, rejected: 0, expired: 1 },
    });
  });

  test('[SCR-10] what one publishes is counted, and a deal one is interested in, with an NDA or without', async () => {
    const token = await tokenOf(gateway, 'u2');
    const counted = async () => (await reading('user!counts', token)) as Readonly<Record<string, unknown>>;
    const before = await counted();
    const write = async (call: string, parameters: Readonly<Record<string, string>>) =>
      (await callGateway(gateway.url, `/webapp/${call}.action`, { method: 'POST', token, parameters })).code;
    const draft = { id: 'd1', kind: 'sale', version: '0', editor: 'e1', fields: '{}' };
    expect(await write('publication!save', draft)).toBe(200);
    expect(
      await write('bid!save', { saleId: 's3', kind: 'interest', note: '希望了解', requestId: randomUUID() }),
    ).toBe(200);
    expect(await counted()).toEqual({
      ...before,
      publications: Number(before['publications']) + 1,
      bids: Number(before['bids']) + 1,
    });
  });
});
