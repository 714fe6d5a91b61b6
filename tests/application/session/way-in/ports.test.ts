import { left, right } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { fakeFormDrafts } from '../../../support/fakes/form-drafts';
import { settled } from '../../../support/fakes/settled';
import { token } from '../../../support/samples/token';
import { openedWayIn, promotion } from './opened-way-in';

const typed = {
  userName: ' 13851206614 ',
  countryCode: '86',
  caption: '123 456',
  password: 'amber-77',
  ageStated: true,
};
const callOf = { codeLogin: 'loginByCode', registration: 'register', bindPhone: 'loginByValidate' } as const;

describe.each(['codeLogin', 'registration', 'bindPhone'] as const)('the %s over its ports', (way) => {
  const opened = async (drafts = fakeFormDrafts()) => {
    const page = openedWayIn(way, { drafts });
    page.submit();
    await settled();
    return { page, call: page.account[callOf[way]] };
  };

  test('[LOG-01][LOG-06] a token is kept on the device first and then handed over, and the draft is gone', async () => {
    const { page, call } = await opened();
    expect(page.status().phase).toBe('handedOver');
    call.last().answer(right(token('first')));
    await settled();
    expect([page.tokens.kept, page.sessionOpener.tokens, page.drafts.kept]).toEqual([
      'first',
      ['first'],
      null,
    ]);
    expect(page.actor.getSnapshot().status).toBe('done');
  });

  test('[LOG-02] a rejection stands beside its field, and changes nothing of the session', async () => {
    const { page, call } = await opened();
    call.last().answer(left({ kind: 'refused', code: 400, message: '验证码不正确' }));
    await settled();
    expect(page.status()).toMatchObject({ phase: 'filling', errors: { caption: '验证码不正确' } });
    expect([page.tokens.writes, page.sessionOpener.tokens]).toEqual([[], []]);
  });

  test('[LOG-06] without cookies nothing is handed over and the person reads why', async () => {
    const { page, call } = await opened();
    page.tokens.failure = { kind: 'unavailable' };
    call.last().answer(right(token('first')));
    await settled();
    expect(page.sessionOpener.tokens).toEqual([]);
    expect(page.status().errors.form).toContain('浏览器已关闭 Cookie');
  });

  test('[LOG-13] leaving the page cancels the call, and a late answer changes nothing', async () => {
    const { page, call } = await opened();
    page.actor.stop();
    expect(call.last().signal?.aborted).toBe(true);
    call.last().answer(right(token('late')));
    await settled();
    expect([page.tokens.writes, page.sessionOpener.tokens]).toEqual([[], []]);
  });

  test('[SES-07] phone and country are offered again, and nothing secret was kept', async () => {
    const { page } = await opened();
    page.actor.stop();
    expect(JSON.stringify(page.drafts.history)).not.toMatch(/amber|123 456/);
    const again = openedWayIn(way, { drafts: page.drafts });
    expect(again.status()).toMatchObject({ userName: ' 13851206614 ', countryCode: '86', agreed: false });
  });

  test('[LAY-19] back closes the dialling codes', () => {
    const page = openedWayIn(way);
    page.send({ type: 'form.countryPickerOpened' });
    expect(page.layers.open()).toEqual(['country-picker']);
    page.layers.back();
    expect(page.status().phase).toBe('filling');
  });
});

test('[LAY-14] code login and registration carry what promoted the visitor', async () => {
  for (const way of ['codeLogin', 'registration'] as const) {
    const page = openedWayIn(way);
    page.submit();
    await settled();
    expect(page.account[callOf[way]].calls.map(({ input }) => input)).toEqual([{ ...typed, promotion }]);
  }
});

test('[LOG-04] binding a phone carries what WeChat said, which is forgotten once it is bound', async () => {
  const page = openedWayIn('bindPhone');
  page.submit();
  await settled();
  const call = page.account.loginByValidate.last();
  expect(call.input).toEqual({ ...typed, weixinUserInfo: '{"ticket":"signed"}' });
  expect(page.storage.kept.has('hupo.weixin-user-info')).toBe(true);
  call.answer(right(token('first')));
  await settled();
  expect(page.storage.kept.has('hupo.weixin-user-info')).toBe(false);
});

test('[LOG-04][LOG-12] without what WeChat said there is nothing to bind: the page becomes the plain login by code', () => {
  const page = openedWayIn('bindPhone', { weixinUserInfo: null, query: '?mode=bind&redirect=%2Fmessage' });
  expect(page.pageWay.goneOnTo).toEqual(['/login?redirect=%2Fmessage']);
});

test('[LOG-04] who comes from WeChat stays to bind a phone, and the other ways in lead nobody away', () => {
  const ways = (['bindPhone', 'codeLogin', 'registration'] as const).map((way) =>
    openedWayIn(way, { weixinUserInfo: way === 'bindPhone' ? '{}' : null }),
  );
  expect(ways.flatMap((page) => page.pageWay.goneOnTo)).toEqual([]);
});

test('[LOG-12] a registration whose answer was lost goes out again under the same key', async () => {
  const page = openedWayIn('registration');
  page.submit();
  await settled();
  page.account.register.last().answer(left({ kind: 'network' }));
  await settled();
  expect(page.status().errors.form).toBe('后端接口连接异常，可能已注册成功，请重试，或直接登录');
  page.send({ type: 'form.submitted' });
  await settled();
  page.account.register.last().answer(left({ kind: 'refused', code: 400, message: '验证码不正确' }));
  await settled();
  page.send({ type: 'form.submitted' });
  await settled();
  const [first, again, another] = page.account.keys;
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect([again === first, another === first]).toEqual([true, false]);
});
