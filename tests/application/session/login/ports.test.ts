import { left, right } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { loginText } from '../../../../src/application/session/login/text';
import { token } from '../../../support/samples/token';
import { fakeFormDrafts } from '../../../support/fakes/form-drafts';
import { settled } from '../../../support/fakes/settled';
import { openedLogin } from './opened-login';

describe('the password login over its ports', () => {
  test('[LOG-03][CAP-07] the solved ticket goes out with the trimmed name, once', async () => {
    const page = openedLogin();
    page.fill(' 13851206614 ', ' amber 7 ');
    await page.solve('ticket', 'randstr');
    expect(page.account.loginByPassword.calls.map(({ input }) => input)).toEqual([
      { userName: '13851206614', password: ' amber 7 ', ticket: 'ticket', randstr: 'randstr' },
    ]);
  });

  test('[LOG-01][LOG-06] a token is kept on the device first and then handed over', async () => {
    const page = openedLogin();
    page.fill('13851206614', 'amber 7');
    await page.solve();
    page.account.loginByPassword.last().answer(right(token('first')));
    await settled();
    expect(page.tokens.kept).toBe('first');
    expect(page.sessionOpener.tokens).toEqual(['first']);
    expect(page.status()).toMatchObject({ phase: 'loggedIn', captcha: null });
  });

  test('[LOG-06] without cookies nothing is handed over and the person reads why', async () => {
    const page = openedLogin();
    page.tokens.failure = { kind: 'unavailable' };
    page.fill('13851206614', 'amber 7');
    await page.solve();
    page.account.loginByPassword.last().answer(right(token('first')));
    await settled();
    expect(page.sessionOpener.tokens).toEqual([]);
    expect(page.status()).toMatchObject({ phase: 'editing', errors: { form: loginText.cookiesOff } });
  });

  test('[LOG-02] a rejection keeps what was typed and changes nothing of the session', async () => {
    const page = openedLogin();
    page.fill('13851206614', 'amber 7');
    await page.solve();
    page.account.loginByPassword
      .last()
      .answer(left({ kind: 'refused', code: 400, message: '手机号或密码不正确' }));
    await settled();
    expect(page.sessionOpener.tokens).toEqual([]);
    expect(page.tokens.writes).toEqual([]);
    expect(page.status()).toMatchObject({
      phase: 'editing',
      userName: '13851206614',
      errors: { form: '手机号或密码不正确' },
    });
  });

  test('[CAP-07] after a call that failed the next submit opens a frame of its own', async () => {
    const page = openedLogin();
    page.fill('13851206614', 'amber 7');
    await page.solve('used', 'once');
    page.account.loginByPassword.last().answer(left({ kind: 'network' }));
    await settled();
    await page.solve('fresh', 'anew');
    expect(page.account.loginByPassword.calls.map(({ input }) => input.ticket)).toEqual(['used', 'fresh']);
    expect(new Set(page.captcha.frames.map(({ sid }) => sid)).size).toBe(2);
  });

  test('[LOG-13] leaving the page cancels the call, and a late answer changes nothing', async () => {
    const page = openedLogin();
    page.fill('13851206614', 'amber 7');
    await page.solve();
    const call = page.account.loginByPassword.last();
    page.actor.stop();
    expect(call.signal?.aborted).toBe(true);
    call.answer(right(token('late')));
    await settled();
    expect(page.tokens.writes).toEqual([]);
    expect(page.sessionOpener.tokens).toEqual([]);
  });

  test('[LAY-19] back closes the captcha first, and its frame with it', async () => {
    const page = openedLogin();
    page.fill('13851206614', 'amber 7');
    await page.toPuzzle();
    expect(page.layers.open()).toEqual(['captcha']);
    expect(page.status().captcha).toEqual({ phase: 'solving', code: null });
    page.layers.back();
    expect(page.captcha.lastFrame().isOpen()).toBe(false);
    expect(page.status()).toMatchObject({ phase: 'editing', captcha: null });
  });

  test('[CAP-03] a captcha that failed stays open with its code, and another try begins anew', async () => {
    const page = openedLogin();
    page.fill('13851206614', 'amber 7');
    await page.toPuzzle();
    page.captcha.lastFrame().says({ event: 'error', code: 1013 });
    expect(page.status().captcha).toEqual({ phase: 'failed', code: 1013 });
    page.actor.send({ type: 'login.captchaRetryRequested' });
    expect(page.status().captcha).toEqual({ phase: 'loadingScript', code: null });
    expect(page.captcha.entryScript.calls).toHaveLength(2);
  });

  test('[SES-07] what was typed as user name is offered again, and never the password', () => {
    const first = openedLogin();
    first.fill('13851206614', 'amber 7');
    expect(first.drafts.kept).toEqual({
      formId: 'way-in',
      userId: null,
      fields: { userName: '13851206614', country: '86' },
    });
    expect(JSON.stringify(first.drafts.history)).not.toContain('amber');
    const second = openedLogin({ drafts: first.drafts });
    expect(second.status()).toMatchObject({ userName: '13851206614', agreed: false });
  });

  test('[LOG-12] a number of another country is carried over with it, and sent as it was registered', async () => {
    const drafts = fakeFormDrafts({
      formId: 'way-in',
      userId: null,
      fields: { userName: '91234567', country: '852' },
    });
    const page = openedLogin({ drafts });
    expect(page.status()).toMatchObject({ userName: '91234567', countryCode: '852' });
    page.fill('9123 4567', 'amber 7');
    await page.solve();
    expect(page.account.loginByPassword.last().input.userName).toBe('+85291234567');
  });

  test('[LOG-12][LAY-19] the country is chosen in a sheet that back closes', () => {
    const page = openedLogin();
    page.actor.send({ type: 'login.countryPickerOpened' });
    expect(page.layers.open()).toEqual(['country-picker']);
    page.actor.send({ type: 'login.countryQueryChanged', text: 'xg' });
    expect(page.status()).toMatchObject({ phase: 'choosingCountry', query: 'xg' });
    page.layers.back();
    expect(page.status()).toMatchObject({ phase: 'editing', query: '', countryCode: '86' });
    page.actor.send({ type: 'login.countryPickerOpened' });
    page.actor.send({ type: 'login.countryChosen', countryCode: '852' });
    expect(page.status()).toMatchObject({ phase: 'editing', countryCode: '852' });
    expect(page.drafts.kept?.fields['country']).toBe('852');
  });

  test('[SES-07] once logged in the draft is gone', async () => {
    const page = openedLogin();
    page.fill('13851206614', 'amber 7');
    await page.solve();
    page.account.loginByPassword.last().answer(right(token('first')));
    await settled();
    expect(page.drafts.kept).toBeNull();
  });

  test('[LOG-03] the first wrong field is named again at each submit', () => {
    const page = openedLogin();
    page.actor.send({ type: 'login.submitted' });
    const before = page.status();
    page.actor.send({ type: 'login.submitted' });
    const after = page.status();
    expect([before.focusField, after.focusField]).toEqual(['userName', 'userName']);
    expect(after.errors).not.toBe(before.errors);
  });

  test('[LOG-13] a submit while one is under way can be seen to be refused', async () => {
    const page = openedLogin();
    page.fill('13851206614', 'amber 7');
    await page.solve();
    expect(page.status().phase).toBe('submitting');
    page.actor.send({ type: 'login.submitted' });
    expect(page.account.loginByPassword.calls).toHaveLength(1);
    expect(page.heard).toEqual([
      { kind: 'refused', flow: 'login', event: 'login.submitted', state: 'submitting' },
    ]);
  });
});
