import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accessOfPath } from '../../../src/domain/access/access-of-path';
import { pathSegments } from '../../../src/domain/address/path-segments';
import { matchRoute, matchRouteIn } from '../../../src/domain/route/match-route';
import { errorTitle, pageTitle, titleAt } from '../../../src/domain/route/page-title';
import { routeTable } from '../../../src/domain/route/route-table';
import { sourceTypes } from '../../../src/domain/sale/source-type';
import { paths } from '../../support/arbitraries/addresses';
import { ids, texts } from '../../support/arbitraries/values';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
const nameAt = (address: string, added: readonly string[] = []): string => {
  const match = matchRoute(address, added);
  return match.kind === 'matched' ? match.row.name : match.kind;
};

test.each([
  ['/', 'home'],
  ['/?a=1#b', 'home'],
  ['/sale/landing', 'saleLanding'],
  ['/sale/landing/', 'saleLanding'],
  ['/sale', 'saleList'],
  ['/sale/entrust', 'saleOfSource'],
  ['/sale/entrust/42', 'saleDetail'],
  ['/sale/mark', 'saleMarks'],
  ['/sale/mark/manufacturing', 'saleOfMark'],
  ['/buy?industry=01', 'buyList'],
  ['/buy/landing', 'buyLanding'],
  ['/buy/20260118', 'buyDetail'],
  ['/buy/hundred', 'buyHundred'],
  ['/buy/hundred/ad', 'buyHundredAd'],
  ['/buy/hundred/all', 'buyHundredAll'],
  ['/buy/hundred/fund', 'buyHundredFund'],
  ['/buy/hundred/soe?group=3', 'buyHundredSoe'],
  ['/buy/hundred/listed', 'buyHundredType'],
  ['/login/passwd?redirect=%2Fuser', 'passwordLogin'],
  ['/user', 'user'],
  ['/member', 'member'],
  ['/member/buyer', 'memberBuyer'],
  ['/member/facility', 'memberFacility'],
  ['/member/service', 'memberService'],
  ['/member/pay?plan=plan-buyer-year', 'memberPay'],
  ['/pay?state=paid', 'orderList'],
  ['/pay/HP202611200941207356', 'orderDetail'],
  ['/message', 'messageList'],
  ['/message/abc_-9', 'messageDetail'],
  ['/message/chat', 'messageChat'],
  ['/user/agreement', 'userAgreement'],
  ['/user/privacy', 'privacyPolicy'],
  ['/error/401', 'error401'],
  ['/error/404', 'error404'],
])('[LAY-08] the screen of %s is %s', (address, name) => {
  expect(nameAt(address)).toBe(name);
});

test.each([
  ...[
    '/nonsense',
    '/sale/entrust/1/more',
    '/sale/mark/1',
    '/buy/hundred/nobody',
    '/buy/a.b',
    '/User',
    '//',
    '/sale//1',
    '/user/nothing',
    '/%75ser',
  ],
])('[LAY-08] %s is not found', (address) => {
  expect(nameAt(address)).toBe('notFound');
});

test.each([...['/sale/landing/1', '/message/dify/1', '/message/chat/1']])(
  '[RTE-02] %s never passes for a parameter',
  (address) => {
    expect(nameAt(address)).toBe('notFound');
  },
);

test('[RTE-02][SCR-12] the assistant’s address is its own, and no message’s', () => {
  expect(['/message/dify', '/chat_gpt'].map((address) => nameAt(address))).toEqual(['assistant', 'chatGpt']);
});

test('[RTE-02] fixed segments win whatever the order of the table', () => {
  const rows = routeTable
    .filter((row) => row.path.startsWith('/sale'))
    .map((row) => ({ ...row, path: row.path.replace('/:id', '') }));
  for (const table of [rows, rows.toReversed()]) {
    const match = matchRouteIn(table)('/sale/landing', []);
    expect(match.kind === 'matched' && match.row.name).toBe('saleLanding');
  }
});

describe.each(['/message/', '/sale/entrust/'])('an id after %s', (before) => {
  test('[RTE-03] is 1 to 64 of A–Z a–z 0–9 _ -, and reaches the screen as it is written', () => {
    fc.assert(
      fc.property(ids, (id) => {
        fc.pre(id !== 'chat' && id !== 'dify');
        const match = matchRoute(before + id, []);
        expect(match.kind === 'matched' && match.params['id']).toBe(id);
      }),
      runs,
    );
  });

  test('[RTE-03] of any other form is not found', () => {
    fc.assert(
      fc.property(texts, (id) => {
        fc.pre(!/^[\w-]{1,64}$/.test(id) && !/[?#]/.test(id) && !/^[\w-]{0,64}\/$/.test(id) && id !== '');
        expect(nameAt(before + id)).toBe('notFound');
      }),
      runs,
    );
  });

  test.each(['a'.repeat(65), 'a b', 'a%20b', '储能', 'a.b', '..', "1'", '<1>', '1;2', '%00', '1%2F2'])(
    '[RTE-03] %j is malformed',
    (id) => {
      expect(nameAt(before + id)).toBe('notFound');
    },
  );
});

test('[RTE-03] a source type is one of the table, or one that the operator added', () => {
  expect(sourceTypes.map(({ value }) => nameAt(`/sale/${value}/1`))).toEqual(
    sourceTypes.map(() => 'saleDetail'),
  );
  expect(nameAt('/sale/other/1')).toBe('notFound');
  expect(nameAt('/sale/Entrust/1')).toBe('notFound');
  expect(nameAt('/sale/other/1', ['other'])).toBe('saleDetail');
  expect(nameAt('/sale/mark/1', ['mark'])).toBe('notFound');
});

test('[LAY-10] a line that names a middleware nobody knows is told apart', () => {
  const [home] = routeTable;
  if (home === undefined) throw new Error('there is no home');
  const match = (middleware: readonly string[]): string =>
    matchRouteIn([{ ...home, middleware }])('/', []).kind;
  expect([match(['access']), match(['access', 'nobody']), match([])]).toEqual([
    'matched',
    'unknownMiddleware',
    'matched',
  ]);
});

test('[LAY-08] every address gets an answer, and a matched one has every parameter of its line', () => {
  fc.assert(
    fc.property(fc.oneof(paths, texts), (address) => {
      const match = matchRoute(address, []);
      if (match.kind !== 'matched') return;
      const names = pathSegments(match.row.path).filter((part) => part.startsWith(':'));
      expect(Object.keys(match.params)).toEqual(names.map((name) => name.slice(1)));
    }),
    runs,
  );
});

test('[ACC-01] the route table gives each path the access that the access table gives it', () => {
  for (const row of routeTable) {
    expect([row.path, row.access]).toEqual([row.path, accessOfPath(row.path.replace(/:\w+/g, 'x1'))]);
  }
});

test('[ENV-07] every screen has a title, and the title follows the template', () => {
  expect(routeTable.every((row) => row.title.trim() !== '')).toBe(true);
  expect(pageTitle('消息', '琥珀并购')).toBe('消息 - 琥珀并购');
  expect(pageTitle(null, '某某平台')).toBe('首页 - 某某平台');
});

test('[ENV-07][LOG-12] the page of the login is titled by its mode', () => {
  const row = { name: 'codeLogin', title: '登录' } as const;
  expect(
    ['/login', '/login?mode=register', '/login?redirect=%2Fuser&mode=bind', '/login?mode=wechat#x'].map(
      (at) => titleAt(row, at),
    ),
  ).toEqual(['登录', '注册新账号', '绑定手机号', '微信登录']);
  expect(titleAt(row, '/login?mode=registered')).toBe('登录');
  expect(titleAt({ name: 'user', title: '我的' }, '/user?mode=register')).toBe('我的');
});

test('[LAY-07] the error screen is titled 页面未找到 for 404 and 发生未知错误 otherwise', () => {
  expect([404, 401, 500, 0].map(errorTitle)).toEqual([
    '页面未找到',
    '发生未知错误',
    '发生未知错误',
    '发生未知错误',
  ]);
  const titles = new Map(routeTable.map((row) => [row.name, row.title]));
  expect([titles.get('error404'), titles.get('error401')]).toEqual(['页面未找到', '发生未知错误']);
});
