import { left, right } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import {
  deactivatedDialog,
  loggedOutElsewhereDialog,
  logoutDialog,
  userInfoDialog,
} from '../../../../src/application/shell/app/text';
import type { Token } from '../../../../contract/account/token';
import type { User } from '../../../../src/domain/user/user';
import { incomingMessage } from '../../../support/samples/incoming-message';
import { user } from '../../../support/samples/user';
import { first, network, second, unauthenticated } from './samples';
import { wiredApp, type WiredApp } from './wired-app';

/** A visitor logs in on the login page, user info comes, and the socket opens. */
const loggedIn = async (address = '/login', who: User = user()): Promise<WiredApp> => {
  const wired = wiredApp(address);
  wired.obtain(first);
  await wired.settle();
  wired.account.currentUser.last().answer(right(who));
  await wired.settle();
  wired.messages.unreadCount.last().answer(right(0));
  wired.socket.last().listener.opened();
  await wired.settle();
  return wired;
};

/** Somebody opens the application anew on a device that kept a token. */
const returning = async (address: string, kept: Token = first): Promise<WiredApp> => {
  const wired = wiredApp(address, kept);
  await wired.settle();
  return wired;
};

const anonymous = { phase: 'anonymous', token: null };

/** Nothing of a session is left anywhere. */
const expectNothingLeft = (wired: WiredApp): void => {
  expect(wired.session()).toEqual(anonymous);
  expect(wired.tokens.kept).toBeNull();
  expect(wired.unread()).toBe(0);
  expect(wired.flows.userInfo.getSnapshot().context.user).toBeNull();
  expect(wired.socket.live()).toEqual([]);
  expect(wired.app.getSnapshot().context).toMatchObject({ token: null, userId: null });
};

describe('the whole application over fake ports', () => {
  test('[LOG-01][LOG-07] a login leads on to the page that asked for it, once it is known who logged in', async () => {
    const wired = wiredApp('/message?page=2');
    expect(wired.page().address).toBe('/login');
    wired.obtain(first);
    await wired.settle();
    expect(wired.page()).toMatchObject({ address: '/login', waiting: true });
    wired.account.currentUser.last().answer(right(user()));
    await wired.settle();
    expect(wired.page()).toMatchObject({ address: '/message?page=2', waiting: false });
    expect(wired.history.wayHere().map(({ address }) => address)).toEqual(['/message?page=2']);
    expect(wired.storage.kept.has('hupo.back-address')).toBe(false);
  });

  test('[SES-04][SOC-04] with user info the socket opens for that user, with the token of the session', async () => {
    const wired = await loggedIn();
    expect(wired.socket.live()).toMatchObject([{ userId: '7', token: 'first' }]);
    expect(wired.flows.userInfo.getSnapshot().context.user).toEqual(user());
  });

  test('[SOC-03] a message is followed by a refresh of the unread count, and pages hear of it', async () => {
    const wired = await loggedIn();
    const before = wired.messages.unreadCount.calls.length;
    wired.clock.pass(500);
    await wired.settle();
    wired.socket.last().listener.message(right(incomingMessage('你好')));
    wired.clock.pass(500);
    await wired.settle();
    expect(wired.messages.unreadCount.calls.length).toBeGreaterThan(before);
    wired.messages.unreadCount.last().answer(right(3));
    await wired.settle();
    expect(wired.unread()).toBe(3);
    expect(wired.reported).toContainEqual({ type: 'message.arrived', message: incomingMessage('你好') });
  });

  test('[LOG-08] who confirms the question is logged out: the server hears it, and nothing is left', async () => {
    const wired = await loggedIn();
    wired.flows.unreadCount.send({ type: 'unread.known', count: 5 });
    wired.flows.notices.send({ type: 'notice.dialog', ...logoutDialog });
    wired.flows.notices.send({ type: 'notice.answered', id: logoutDialog.id, choice: 'confirm' });
    await wired.settle();
    expect(wired.session().phase).toBe('loggingOut');
    wired.account.logout.last().answer(right(undefined));
    await wired.settle();
    expectNothingLeft(wired);
    expect(wired.ends).toEqual(['loggedOut']);
    expect(wired.page()).toMatchObject({ address: '/', layers: [] });
    expect(wired.notices()).toMatchObject({ toast: '已退出登录', dialog: null });
  });

  test('[LOG-08] who cancels the question stays logged in', async () => {
    const wired = await loggedIn();
    wired.flows.notices.send({ type: 'notice.dialog', ...logoutDialog });
    await wired.settle();
    expect(wired.page().layers).toHaveLength(1);
    wired.flows.notices.send({ type: 'notice.answered', id: logoutDialog.id, choice: 'cancel' });
    await wired.settle();
    expect(wired.session().phase).toBe('active');
    expect(wired.account.logout.calls).toEqual([]);
    expect(wired.page()).toMatchObject({ address: '/user', layers: [] });
  });

  test('[LOG-08] a logout that the server never answers completes on the device after 5 s', async () => {
    const wired = await loggedIn();
    wired.flows.session.send({ type: 'session.logoutRequested' });
    wired.clock.pass(4_999);
    await wired.settle();
    expect(wired.session().phase).toBe('loggingOut');
    wired.clock.pass(1);
    await wired.settle();
    expectNothingLeft(wired);
  });

  test('[SES-07] many calls refused at once end the session once', async () => {
    const wired = await loggedIn();
    for (const handled of [false, true, false]) wired.callFailed(unauthenticated, handled, 'first');
    await wired.settle();
    wired.callFailed(unauthenticated, false, 'first');
    await wired.settle();
    wired.clock.pass(500);
    await wired.settle();
    expectNothingLeft(wired);
    expect(wired.ends).toEqual(['refused']);
    expect(wired.page().address).toBe('/');
    expect(wired.notices()).toMatchObject({
      toast: '登录已失效，请重新登录',
      dialog: null,
      notification: null,
    });
  });

  test('[SES-07] a late 401 about an earlier session does not end this one', async () => {
    const wired = await loggedIn();
    wired.flows.session.send({ type: 'session.forcedLogout' });
    await wired.settle();
    wired.obtain(second);
    await wired.settle();
    wired.account.currentUser.last().answer(right(user()));
    await wired.settle();
    wired.callFailed(unauthenticated, false, 'first');
    await wired.settle();
    expect(wired.session()).toEqual({ phase: 'active', token: 'second' });
    expect(wired.ends).toEqual(['forced']);
    expect(wired.socket.live()).toMatchObject([{ userId: '7', token: 'second' }]);
  });

  test('[SOC-02] in the whole application a lost socket opens again 2 s later, and after a logout not at all', async () => {
    const wired = await loggedIn();
    wired.socket.last().listener.ended({ kind: 'lost', reason: 'reset' });
    wired.clock.pass(1_999);
    await wired.settle();
    expect(wired.socket.connections).toHaveLength(1);
    wired.clock.pass(1);
    await wired.settle();
    expect(wired.socket.live()).toMatchObject([{ userId: '7', token: 'first' }]);
    expect(wired.socket.connections).toHaveLength(2);

    wired.socket.last().listener.ended({ kind: 'lost', reason: 'reset' });
    wired.flows.notices.send({ type: 'notice.dialog', ...logoutDialog });
    wired.flows.notices.send({ type: 'notice.answered', id: logoutDialog.id, choice: 'confirm' });
    await wired.settle();
    wired.account.logout.last().answer(right(undefined));
    await wired.settle();
    wired.clock.pass(120_000);
    await wired.settle();
    expect(wired.socket.connections).toHaveLength(2);
  });

  test('[SES-07][SOC-02] a socket that is refused with the token of this session ends it', async () => {
    const wired = await loggedIn();
    wired.socket.last().listener.ended({ kind: 'refused' });
    await wired.settle();
    wired.clock.pass(500);
    await wired.settle();
    expectNothingLeft(wired);
    expect(wired.ends).toEqual(['refused']);
    wired.clock.pass(120_000);
    await wired.settle();
    expect(wired.socket.connections).toHaveLength(1);
  });

  test('[SES-02] a deactivated account is logged out, told so, and the page reloads', async () => {
    const wired = wiredApp('/login');
    wired.obtain(first);
    await wired.settle();
    wired.account.currentUser.last().answer(right(user({ isRemoved: true })));
    await wired.settle();
    wired.account.logout.last().answer(right(undefined));
    await wired.settle();
    expectNothingLeft(wired);
    expect(wired.ends).toEqual(['deactivated']);
    expect(wired.notices().dialog).toMatchObject({ title: '系统提示', text: '您当前登录的账号已被注销' });
    expect(wired.socket.connections).toEqual([]);
    expect(wired.reloads()).toBe(0);
    wired.flows.notices.send({ type: 'notice.answered', id: deactivatedDialog.id, choice: 'close' });
    await wired.settle();
    expect(wired.reloads()).toBe(1);
  });

  test('[SES-02] back puts the farewell away as well, and the page reloads', async () => {
    const wired = wiredApp('/login');
    wired.obtain(first);
    await wired.settle();
    wired.account.currentUser.last().answer(right(user({ isRemoved: true })));
    await wired.settle();
    wired.account.logout.last().answer(left(network));
    await wired.settle();
    expect(wired.page().layers).toHaveLength(1);
    wired.history.go(-1);
    await wired.settle();
    expect(wired.notices().dialog).toBeNull();
    expect(wired.reloads()).toBe(1);
  });

  test('[SES-01] a page that needs verification waits for user info, and asks for it once', async () => {
    const wired = await returning('/message');
    expect(wired.page()).toMatchObject({ address: null, waiting: true });
    expect(wired.account.currentUser.calls).toHaveLength(1);
    wired.account.currentUser.last().answer(right(user()));
    await wired.settle();
    expect(wired.page()).toMatchObject({ address: '/message', waiting: false });
  });
});

describe('user info that cannot be loaded', () => {
  const failed = async (address: string): Promise<WiredApp> => {
    const wired = await returning(address);
    wired.account.currentUser.last().answer(left(network));
    await wired.settle();
    return wired;
  };
  const answer = async (wired: WiredApp, choice: string): Promise<void> => {
    wired.flows.notices.send({ type: 'notice.answered', id: userInfoDialog.id, choice });
    await wired.settle();
  };

  test('[SES-03] one dialog asks, and nothing else tells of it', async () => {
    const wired = await failed('/user/privacy');
    expect(wired.notices()).toMatchObject({
      dialog: { title: '提示', text: '后端接口连接异常' },
      toast: null,
      notification: null,
    });
    expect(wired.page().layers).toHaveLength(1);
  });

  test('[SES-03] who stays keeps the page, and the next navigation tries again', async () => {
    const wired = await failed('/user/privacy');
    await answer(wired, 'stay');
    expect(wired.page()).toMatchObject({ address: '/user/privacy', layers: [], errorStatus: null });
    expect(wired.account.currentUser.calls).toHaveLength(1);
    wired.flows.navigation.send({ type: 'navigation.requested', address: '/user/agreement' });
    await wired.settle();
    wired.account.currentUser.last().answer(right(user()));
    await wired.settle();
    expect(wired.account.currentUser.calls).toHaveLength(2);
    expect(wired.socket.live()).toHaveLength(1);
  });

  test('[SES-03] a page that needs verification does not wait in vain for who stayed: it tries again', async () => {
    const wired = await failed('/user/privacy');
    await answer(wired, 'stay');
    wired.flows.navigation.send({ type: 'navigation.requested', address: '/message' });
    await wired.settle();
    expect(wired.page().waiting).toBe(true);
    wired.account.currentUser.last().answer(right(user()));
    await wired.settle();
    expect(wired.page()).toMatchObject({ address: '/message', waiting: false });
  });

  test('[SES-03] a page that needs verification says so in its place while nobody can tell', async () => {
    const wired = await failed('/message');
    expect(wired.page()).toMatchObject({ waiting: false, errorStatus: null, withheld: true });
    expect(wired.notices().dialog).not.toBeNull();
    wired.history.go(-1);
    await wired.settle();
    expect(wired.notices().dialog).toBeNull();
    wired.flows.navigation.send({ type: 'navigation.requested', address: '/message' });
    await wired.settle();
    wired.account.currentUser.last().answer(right(user()));
    await wired.settle();
    expect(wired.page()).toMatchObject({ address: '/message', errorStatus: null });
  });

  test.each(['/user', '/message?page=2', '/user/privacy'])(
    '[SES-03][LOG-07] who logs in again on %s comes back to it',
    async (address) => {
      const wired = await failed(address);
      await answer(wired, 'loginAgain');
      expectNothingLeft(wired);
      expect(wired.account.logout.calls).toEqual([]);
      expect(wired.page()).toMatchObject({ address: '/login', layers: [] });
      wired.obtain(second);
      await wired.settle();
      wired.account.currentUser.last().answer(right(user()));
      await wired.settle();
      expect(wired.page()).toMatchObject({ address, errorStatus: null });
      expect(wired.history.wayHere()).toEqual([{ address, index: 0, layers: 0 }]);
    },
  );

  test('[LOG-14] a login in another tab leads on from the login page, and a logout there leads home', async () => {
    const wired = wiredApp('/message?page=2');
    wired.tokens.kept = first;
    wired.peers.say('loggedIn');
    await wired.settle();
    wired.account.currentUser.last().answer(right(user()));
    await wired.settle();
    expect(wired.page()).toMatchObject({ address: '/message?page=2', waiting: false });
    wired.tokens.kept = null;
    wired.peers.say('loggedOut');
    await wired.settle();
    expectNothingLeft(wired);
    expect(wired.page().address).toBe('/');
    expect(wired.notices().dialog).toMatchObject({ title: '您已在另一个页面退出登录' });
  });

  test('[LOG-14] a tab that was logged out by another offers the login, and the way back to its page', async () => {
    const wired = await loggedIn();
    const left = wired.page().address;
    wired.tokens.kept = null;
    wired.peers.say('loggedOut');
    await wired.settle();
    expect([wired.ends, wired.page().address]).toEqual([['loggedOutElsewhere'], '/']);
    const { id } = loggedOutElsewhereDialog;
    wired.flows.notices.send({ type: 'notice.answered', id, choice: 'loginAgain' });
    await wired.settle();
    expect(wired.page()).toMatchObject({ address: '/login', layers: [] });
    wired.obtain(second);
    await wired.settle();
    wired.account.currentUser.last().answer(right(user()));
    await wired.settle();
    expect(wired.page().address).toBe(left);
  });

  test('[LOG-14] a server that ends the session before the other tab has spoken is no refusal', async () => {
    const wired = await loggedIn();
    wired.callFailed(unauthenticated, false, 'first');
    await wired.settle();
    wired.peers.say('loggedOut');
    await wired.settle();
    expect(wired.ends).toEqual(['loggedOutElsewhere']);
    expect(wired.notices()).toMatchObject({ toast: null });
  });

  test('[LOG-14] a login in another tab takes the question away', async () => {
    const wired = await loggedIn();
    wired.tokens.kept = null;
    wired.peers.say('loggedOut');
    await wired.settle();
    wired.tokens.kept = second;
    wired.peers.say('loggedIn');
    await wired.settle();
    expect(wired.notices().dialog).toBeNull();
  });

  test('[LOG-14] whoever reads a public page while another tab logs in reads on, as a member', async () => {
    const wired = wiredApp('/user/agreement');
    wired.tokens.kept = first;
    wired.peers.say('loggedIn');
    await wired.settle();
    wired.account.currentUser.last().answer(right(user()));
    await wired.settle();
    expect(wired.page()).toMatchObject({ address: '/user/agreement', waiting: false });
    expect(wired.socket.live()).toMatchObject([{ userId: '7' }]);
  });
});
