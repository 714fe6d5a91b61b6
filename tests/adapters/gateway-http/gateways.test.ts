import { isRight, left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { noPromotion } from '../../../src/domain/promotion/no-promotion';
import { firstPage } from '../../../src/domain/page/page';
import type { Call } from '../../../src/ports/call';
import { answered } from '../../support/fakes/gateway-needs';

import { ok, scene, type Scene } from './scene';

const login = { userName: ' 13800000000 ', password: ' p ', ticket: 't03', randstr: '@x' };
const proof = { userName: ' 13800000000 ', countryCode: '', caption: '12 34 56' };
const proved = { userName: '13800000000', countryCode: '86', caption: '123456' };
const promotion = { sprad: 's1', shareRegister: 'r1', platformChannel: 'c1' };
const wireSale = { id: 7, sourceType: 'soe', title: '标的', amount: '3200.50', hidden: ['netProfit'] };
const sale = {
  id: '7',
  sourceType: 'soe',
  code: '',
  title: '标的',
  industry: '',
  region: '',
  stage: '',
  amountLabel: '转让金额',
  amount: { kind: 'shown', value: '3200.5' },
  revenue: { kind: 'absent' },
  revenueYear: null,
  revenueGrowth: { kind: 'absent' },
  netProfit: { kind: 'hidden' },
  valuation: { kind: 'absent' },
  confirmedAt: null,
  ndaState: 'unsigned',
  sealed: true,
};

test.each<[string, (scene: Scene) => Call<unknown>, string, Record<string, string>, boolean, boolean]>([
  [
    'POST',
    ({ account }) => account.loginByPassword(login),
    '/webapp/register!login.action',
    { userName: '13800000000', password: ' p ', code: 't03', uuid: '@x' },
    false,
    true,
  ],
  [
    'POST',
    ({ account }) => account.loginByWechat({ code: 'wx-1', channel: 'app' }),
    '/webapp/register!loginByWx.action',
    { code: 'wx-1', channel: 'app' },
    false,
    true,
  ],
  [
    'POST',
    ({ account }) => account.loginByCode({ ...proof, ageStated: true, promotion }),
    '/webapp/register!loginByCode.action',
    {
      userName: '13800000000',
      countryCode: '86',
      code: '123456',
      ageStated: '1',
      sprad: 's1',
      platformChannel: 'c1',
    },
    false,
    true,
  ],
  [
    'POST',
    ({ account }) =>
      account.loginByCode({ ...proof, countryCode: '852', ageStated: false, promotion: noPromotion }),
    '/webapp/register!loginByCode.action',
    { userName: '13800000000', countryCode: '852', code: '123456', ageStated: '0' },
    false,
    true,
  ],
  [
    'POST',
    ({ account }) => account.loginByValidate({ ...proof, ageStated: true, weixinUserInfo: 'signed' }),
    '/webapp/register!loginByValidate.action',
    { ...proved, ageStated: '1', weinxin_userinfo: 'signed' },
    false,
    true,
  ],
  [
    'POST',
    ({ account }) => account.loginByValidate({ ...proof, ageStated: false, weixinUserInfo: null }),
    '/webapp/register!loginByValidate.action',
    { ...proved, ageStated: '0' },
    false,
    true,
  ],
  [
    'POST',
    ({ account }) => account.register({ ...proof, password: ' amber 7 ', ageStated: true, promotion }),
    '/webapp/register!save.action',
    {
      ...proved,
      password: ' amber 7 ',
      ageStated: '1',
      sprad: 's1',
      shareRegister: 'r1',
      platformChannel: 'c1',
    },
    false,
    true,
  ],
  [
    'POST',
    ({ account }) => account.checkCode(proof),
    '/webapp/register!checkValidate.action',
    proved,
    false,
    true,
  ],
  [
    'POST',
    ({ account }) => account.resetPassword({ ...proof, password: ' amber 7 ' }),
    '/webapp/register!changePassword.action',
    { userName: '13800000000', caption: '123456', password: ' amber 7 ' },
    false,
    true,
  ],
  [
    'POST',
    ({ account }) => account.resetPassword({ ...proof, countryCode: '852', password: 'amber-77' }),
    '/webapp/register!changePassword.action',
    { userName: '13800000000', countryCode: '852', caption: '123456', password: 'amber-77' },
    false,
    true,
  ],
  ['POST', ({ account }) => account.logout(), '/webapp/register!logout.action', {}, false, true],
  ['GET', ({ account }) => account.renewToken(), '/webapp/jwt!getToken.action', {}, false, false],
  ['GET', ({ account }) => account.currentUser(), '/webapp/register!get.action', {}, true, true],
  ['GET', ({ home }) => home.banners(), '/webapp/index!readBanner.action', {}, true, false],
  ['GET', ({ home }) => home.deals(), '/webapp/index!getData.action', {}, true, false],
  ['GET', ({ home }) => home.events(), '/webapp/index!readEvents.action', {}, true, false],
  ['POST', ({ home }) => home.hotWords(), '/webapp/register!tuijianReci.action', {}, true, false],
  [
    'GET',
    ({ sales }) => sales.detail({ sourceType: 'soe', id: '7' }),
    '/webapp/sale!detail.action',
    { sourceType: 'soe', id: '7' },
    true,
    true,
  ],
  ['GET', ({ sales }) => sales.overview(), '/webapp/sale!overview.action', {}, true, true],
  ['GET', ({ messages }) => messages.unreadCount(), '/webapp/message!seeListNum.action', {}, true, true],
  [
    'GET',
    ({ messages }) => messages.list(firstPage(10)),
    '/webapp/message!list.action',
    { of: 'all', page: '1', pageSize: '10' },
    true,
    true,
  ],
  [
    'GET',
    ({ messages }) => messages.list({ cursor: 'm4', page: 2, pageSize: 10 }),
    '/webapp/message!list.action',
    { of: 'all', cursor: 'm4', page: '2', pageSize: '10' },
    true,
    true,
  ],
  ['GET', ({ messages }) => messages.detail('4'), '/webapp/message!detail.action', { id: '4' }, true, true],
  [
    'POST',
    ({ messages }) => messages.markRead('4'),
    '/webapp/message!read.action',
    { id: '4' },
    false,
    false,
  ],
])(
  '[GAT-01][GAT-08] %s %#: the call goes out as the contract says, again only when safe, told of by the right one',
  async (method, make, path, params, safe, handledByCaller) => {
    const at = scene({ kind: 'network' });
    expect(await make(at)()).toEqual(left({ kind: 'network' }));
    expect(at.transport.calls[0]).toEqual({ method, path, params, token: 'tk', signal: undefined });
    expect(at.transport.calls).toHaveLength(safe ? 2 : 1);
    expect(at.reports.reported).toEqual([{ failure: { kind: 'network' }, handledByCaller, token: 'tk' }]);
  },
);

test('[LOG-12] a registration and a new password carry their keys, and nothing else does', async () => {
  const at = scene(ok({}));
  await at.account.register({ ...proof, password: 'amber-77', ageStated: true, promotion }, { key: 'k-1' })();
  await at.account.resetPassword({ ...proof, password: 'amber-77' }, { key: 'k-2' })();
  await at.account.checkCode(proof)();
  expect(at.transport.calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['k-1', 'k-2', undefined]);
});

test('[LOG-01] a login that is answered with a token has it, wherever the answer holds it', async () => {
  expect(await scene(ok({ token: 'tk-9' })).account.loginByPassword(login)()).toEqual(right('tk-9'));
  expect(await scene(answered({ resultCode: 1, token: 'tk-9' })).account.loginByPassword(login)()).toEqual(
    right('tk-9'),
  );
});

test.each([[{}], [{ token: '' }], [{ token: null }]])(
  '[LOG-02] a login that is answered with %j is refused',
  async (data) => {
    const answer = answered({ resultCode: 200, resultMsg: '请先完成认证', data });
    expect(await scene(answer).account.loginByPassword(login)()).toEqual(
      left({ kind: 'refused', code: 200, message: '请先完成认证' }),
    );
  },
);

test('[LOG-02] a refused login has the code and the message of the server', async () => {
  const answer = answered({ resultCode: 400, resultMsg: '手机号或密码不正确' });
  expect(await scene(answer).account.loginByPassword(login)()).toEqual(
    left({ kind: 'refused', code: 400, message: '手机号或密码不正确' }),
  );
});

test.each<[unknown, unknown]>([
  [{ token: 'tk-9' }, { kind: 'token', token: 'tk-9' }],
  [
    { token: 'tk-9', weinxin_userinfo: { nickname: '林' } },
    { kind: 'token', token: 'tk-9' },
  ],
  [
    { token: '', weinxin_userinfo: { nickname: '林', n: 1 } },
    { kind: 'bind', weixinUserInfo: '{"nickname":"林","n":1}' },
  ],
])('[LOG-05] a WeChat login that is answered with %j is %j', async (data, read) => {
  expect(await scene(ok(data)).account.loginByWechat({ code: 'c', channel: 'web' })()).toEqual(right(read));
});

test('[LOG-02][LOG-05] a WeChat login answered with neither token nor user info is refused with the message', async () => {
  const answer = answered({ resultCode: 200, resultMsg: '账号异常', data: {} });
  expect(await scene(answer).account.loginByWechat({ code: 'c', channel: 'web' })()).toEqual(
    left({ kind: 'refused', code: 200, message: '账号异常' }),
  );
});

test('[LOG-08] logging out needs no payload, only a success', async () => {
  expect(await scene(ok(null)).account.logout()()).toEqual(right(undefined));
  expect(await scene(answered({})).account.logout()()).toEqual(right(undefined));
});

test('[ENT-01][GAT-09] user info is read in every spelling, and an empty role list is ROLE_DEFAULT', async () => {
  const wire = {
    userId: 12,
    userName: 138,
    name: '沈知远',
    avatar: '',
    isremove: 0,
    roles: null,
    prove: 2,
    more: 1,
  };
  expect(await scene(ok(wire)).account.currentUser()()).toEqual(
    right({
      userId: '12',
      userName: '138',
      name: '沈知远',
      avatar: null,
      isRemoved: false,
      roles: ['ROLE_DEFAULT'],
      permissions: [],
      prove: '2',
      company: null,
      position: null,
      hasPassword: null,
      contactsLeft: null,
    }),
  );
});

test.each([
  [{ isremove: '1' }, { isRemoved: true }],
  [
    { roles: ['A'], permissions: ['buy:publish'] },
    { roles: ['A'], permissions: ['buy:publish'] },
  ],
  [{ prove: '1' }, { prove: '1' }],
  [{ prove: '0' }, { prove: null }],
  [{ prove: '' }, { prove: null }],
  [{ hasPassword: '0' }, { hasPassword: false }],
  [{ hasPassword: 1 }, { hasPassword: true }],
  [{ hasPassword: '' }, { hasPassword: null }],
])('[SES-02][SES-04] user info with %j has %j', async (wire, read) => {
  const result = await scene(ok({ userId: 'u', ...wire })).account.currentUser()();
  expect(isRight(result) && result.right).toMatchObject(read);
});

test('[GAT-09] roles and permissions beside data are read too', async () => {
  const answer = answered({ data: { userId: 'u' }, roles: ['A'], permissions: ['p'] });
  const result = await scene(answer).account.currentUser()();
  expect(isRight(result) && result.right).toMatchObject({ userId: 'u', roles: ['A'], permissions: ['p'] });
});

test('[SCR-01] banners and hot words come sorted by sort', async () => {
  const words = ok([
    { id: 1, word: '储能', sort: '2' },
    { id: 2, word: '芯片', sort: 1 },
  ]);
  expect(await scene(words).home.hotWords()()).toEqual(
    right([
      { id: '2', word: '芯片', sort: 1 },
      { id: '1', word: '储能', sort: 2 },
    ]),
  );
  const banners = ok([
    { id: 2, title: '乙', sort: 9 },
    { id: 1, title: '甲', sort: 3, link: '' },
  ]);
  expect(await scene(banners).home.banners()()).toEqual(
    right([
      { id: '1', eyebrow: '', title: '甲', subtitle: '', link: null, sort: 3 },
      { id: '2', eyebrow: '', title: '乙', subtitle: '', link: null, sort: 9 },
    ]),
  );
});

test('[ENT-11] tjSales are the recommended deals; what is hidden is hidden and never a value', async () => {
  const answer = ok({ tjSales: [{ ...wireSale, netProfit: '9' }], sales: [] });
  expect(await scene(answer).home.deals()()).toEqual(right([sale]));
});

test('[ENT-01] a deal in full has its finances, its way and its documents', async () => {
  const wire = {
    ...wireSale,
    hidden: ['netProfit', 'documents', 'companyName'],
    confirmedAt: '2026-04-18 09:30:00',
    foundedYear: 2009,
    employees: '320',
    reason: '聚焦主业',
    finances: [{ year: 2025, revenue: 28600, assets: '1', liabilities: '2' }],
    process: [{ name: '尽调', state: 'current', at: 1776475800 }],
    documentCount: 4,
  };
  expect(await scene(ok(wire)).sales.detail({ sourceType: 'soe', id: '7' })()).toEqual(
    right({
      ...sale,
      confirmedAt: Date.parse('2026-04-18T01:30:00Z'),
      teaser: '',
      foundedYear: '2009',
      employees: 320,
      rdEmployees: null,
      companyName: { kind: 'hidden' },
      customers: { kind: 'absent' },
      reason: { kind: 'shown', value: '聚焦主业' },
      highlights: [],
      finances: [
        {
          year: '2025',
          revenue: { kind: 'shown', value: '28600' },
          ebitda: { kind: 'hidden' },
          netProfit: { kind: 'hidden' },
          assets: { kind: 'shown', value: '1' },
          liabilities: { kind: 'hidden' },
          basis: null,
        },
      ],
      evidence: [],
      pictures: [],
      state: 'listed',
      process: [{ name: '尽调', state: 'current', at: 1_776_475_800_000 }],
      documents: { kind: 'hidden' },
      documentCount: 4,
      owned: false,
      opened: null,
    }),
  );
});

test('[ENT-01] documents that are shown are counted when nobody says how many there are', async () => {
  const wire = { ...wireSale, documents: [{ id: 'd1', name: '审计报告', pages: 42 }] };
  const result = await scene(ok(wire)).sales.detail({ sourceType: 'soe', id: '7' })();
  expect(isRight(result) && result.right).toMatchObject({
    documents: { kind: 'shown', value: [{ id: 'd1', name: '审计报告', pages: 42 }] },
    documentCount: 1,
  });
});

test('[SCR-01] the overview is read as it is', async () => {
  const overview = {
    total: 5,
    industries: [{ name: '半导体', count: 5 }],
    samples: [{ id: '1', title: '某', industry: '甲', region: '乙' }],
  };
  expect(await scene(ok(overview)).sales.overview()()).toEqual(right(overview));
});

test.each([403, 404])(
  '[LAY-07][GAT-06] code %i of a thing that a page is about is told by that page, and by nobody else',
  async (code) => {
    const at = scene(answered({ resultCode: code }));
    await at.sales.detail({ sourceType: 'soe', id: '7' })();
    await at.messages.detail('4')();
    await at.messages.list({ cursor: null, page: 1, pageSize: 20 })();
    expect(at.reports.reported.map(({ handledByCaller }) => handledByCaller)).toEqual([true, true, false]);
  },
);
