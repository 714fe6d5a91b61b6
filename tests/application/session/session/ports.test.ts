import { left, right } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { settled } from '../../../support/fakes/settled';
import { token } from '../../../support/samples/token';
import { openedSession, type OpenedSession } from './opened-session';

const [first, second] = [token('first'), token('second')];
const ended = (reason: string) => ({ type: 'session.ended', reason });

const loggedIn = async (): Promise<OpenedSession> => {
  const session = openedSession();
  session.actor.send({ type: 'session.tokenObtained', token: first });
  await settled();
  return session;
};

describe('the session over its ports', () => {
  test('[LOG-01][LOG-06] a token opens the session and stands in the cookie', async () => {
    const session = await loggedIn();
    expect(session.tokens.kept).toBe('first');
    expect(session.storage.kept.get('hupo.renewed-at')).toBe(String(session.clock.port.now()));
    expect(session.status()).toEqual({ phase: 'active', token: 'first' });
    expect(session.reported).toEqual([{ type: 'session.opened', token: 'first' }]);
  });

  test('[LOG-01] what a login wrote to the device is not written a second time', async () => {
    const session = openedSession();
    session.tokens.port.write(first)();
    session.actor.send({ type: 'session.tokenObtained', token: first });
    await settled();
    expect(session.tokens.writes).toEqual([first]);
    expect(session.storage.kept.get('hupo.renewed-at')).toBe(String(session.clock.port.now()));
  });

  test('[LOG-08] logging out tells the server, then wipes the device, then says so', async () => {
    const session = await loggedIn();
    session.storage.kept.set('hupo.back-address', '/message');
    session.storage.kept.set('hupo.form-draft', '{}');
    session.actor.send({ type: 'session.logoutRequested' });
    expect(session.status()).toEqual({ phase: 'loggingOut', token: 'first' });
    expect(session.tokens.kept).toBe('first');
    session.account.logout.last().answer(right(undefined));
    await settled();
    expect(session.tokens.kept).toBeNull();
    expect([...session.storage.kept.keys()]).toEqual([]);
    expect(session.status()).toEqual({ phase: 'anonymous', token: null });
    expect(session.reported.slice(1)).toEqual([
      { type: 'session.leaving' },
      { type: 'session.left' },
      ended('loggedOut'),
    ]);
  });

  test('[LOG-08] logging out completes on the device when the server fails or never answers', async () => {
    const failing = await loggedIn();
    failing.actor.send({ type: 'session.logoutRequested' });
    failing.account.logout.last().answer(left({ kind: 'network' }));
    await settled();
    const silent = await loggedIn();
    silent.actor.send({ type: 'session.logoutRequested' });
    silent.clock.pass(5_000);
    await settled();
    expect([failing.tokens.kept, silent.tokens.kept]).toEqual([null, null]);
    expect([failing.reported.at(-1), silent.reported.at(-1)]).toEqual([
      ended('loggedOut'),
      ended('loggedOut'),
    ]);
    expect(silent.account.logout.last().signal?.aborted).toBe(true);
  });

  test('[LOG-08] a forced logout clears the token at once and nothing else', async () => {
    const session = await loggedIn();
    session.storage.kept.set('hupo.back-address', '/message');
    session.actor.send({ type: 'session.forcedLogout' });
    expect(session.tokens.kept).toBeNull();
    await settled();
    expect(session.account.logout.calls).toEqual([]);
    expect(session.storage.kept.get('hupo.back-address')).toBe('/message');
    expect(session.reported.at(-1)).toEqual(ended('forced'));
  });

  test('[SES-07] however many calls are refused, the session ends once', async () => {
    const session = await loggedIn();
    for (let call = 0; call < 5; call += 1) session.actor.send({ type: 'session.refused', token: first });
    await settled();
    session.actor.send({ type: 'session.refused', token: first });
    await settled();
    session.clock.pass(500);
    await settled();
    expect(session.reported.filter(({ type }) => type === 'session.ended')).toEqual([ended('refused')]);
    expect(session.account.logout.calls).toEqual([]);
  });

  test('[SES-07] a 401 of a call from before the login does not end the new session', async () => {
    const session = await loggedIn();
    session.actor.send({ type: 'session.refused', token: null });
    session.actor.send({ type: 'session.refused', token: 'earlier' });
    await settled();
    expect(session.status()).toEqual({ phase: 'active', token: 'first' });
  });

  test('[SES-08] a token that was renewed less than 30 minutes ago is left alone', async () => {
    const session = await loggedIn();
    session.clock.pass(30 * 60_000 - 1);
    session.actor.send({ type: 'session.foregrounded' });
    await settled();
    expect(session.account.renewToken.calls).toEqual([]);
  });

  test('[SES-08] after 30 minutes coming to the foreground renews it, once', async () => {
    const session = await loggedIn();
    session.clock.pass(30 * 60_000);
    session.actor.send({ type: 'session.foregrounded' });
    session.actor.send({ type: 'session.foregrounded' });
    await settled();
    session.actor.send({ type: 'session.foregrounded' });
    await settled();
    expect(session.account.renewToken.calls).toHaveLength(1);
    session.account.renewToken.last().answer(right(second));
    await settled();
    expect(session.tokens.kept).toBe('second');
    expect(session.reported.at(-1)).toEqual({ type: 'session.renewed', token: 'second' });
    session.actor.send({ type: 'session.foregrounded' });
    await settled();
    expect(session.account.renewToken.calls).toHaveLength(1);
  });

  test('[SES-08] a kept token of unknown age is renewed on the start', async () => {
    const session = openedSession(first);
    await settled();
    expect(session.account.renewToken.calls).toHaveLength(1);
    expect(session.reported).toEqual([]);
  });

  test('[SES-08][SES-07] a refused renewal ends the session', async () => {
    const session = openedSession(first);
    await settled();
    session.account.renewToken.last().answer(left({ kind: 'unauthenticated', message: '认证失败' }));
    await settled();
    session.clock.pass(500);
    await settled();
    expect(session.reported).toEqual([ended('refused')]);
    expect(session.tokens.kept).toBeNull();
  });

  test('[SES-08] a renewal that answers after a logout brings nothing back', async () => {
    const session = openedSession(first);
    await settled();
    session.actor.send({ type: 'session.logoutRequested' });
    session.account.renewToken.last().answer(right(second));
    session.account.logout.last().answer(right(undefined));
    await settled();
    expect(session.tokens.kept).toBeNull();
    expect(session.tokens.writes).toEqual([]);
    expect(session.status().phase).toBe('anonymous');
  });

  test('[SES-08] a token that another tab renewed is used here too', async () => {
    const session = await loggedIn();
    session.tokens.kept = second;
    session.actor.send({ type: 'session.refused', token: first });
    await settled();
    expect(session.status()).toEqual({ phase: 'active', token: 'second' });
    expect(session.reported.at(-1)).toEqual({ type: 'session.replaced', token: 'second' });
  });

  test('[SES-08] a renewal that the device cannot keep ends the session', async () => {
    const session = openedSession(first);
    await settled();
    session.tokens.failure = { kind: 'unavailable' };
    session.account.renewToken.last().answer(right(second));
    await settled();
    expect(session.status().phase).toBe('anonymous');
    expect(session.reported.at(-1)).toEqual(ended('refused'));
  });

  test('[SES-02] a deactivated account is logged out at the server and here', async () => {
    const session = await loggedIn();
    session.actor.send({ type: 'session.deactivated' });
    session.account.logout.last().answer(right(undefined));
    await settled();
    expect(session.reported.at(-1)).toEqual(ended('deactivated'));
  });

  test('[LOG-14] the other tabs are told of a login and of the end of a session, once each', async () => {
    const session = await loggedIn();
    expect(session.peers.reported).toEqual(['loggedIn']);
    session.actor.send({ type: 'session.forcedLogout' });
    await settled();
    expect(session.peers.reported).toEqual(['loggedIn', 'loggedOut']);
  });

  test('[LOG-14] a logout in another tab ends this one at once, without another call', async () => {
    const session = await loggedIn();
    session.tokens.kept = null;
    session.peers.say('loggedOut');
    await settled();
    expect(session.status()).toEqual({ phase: 'anonymous', token: null });
    expect(session.reported.at(-1)).toEqual(ended('loggedOutElsewhere'));
    expect(session.account.logout.calls).toEqual([]);
  });

  test('[LOG-14] a login in another tab is joined here, and told to nobody again', async () => {
    const session = openedSession();
    session.tokens.kept = second;
    session.peers.say('loggedIn');
    await settled();
    expect(session.status()).toEqual({ phase: 'active', token: 'second' });
    expect(session.reported).toEqual([{ type: 'session.joined', token: 'second' }]);
    expect(session.peers.reported).toEqual([]);
  });

  test('[LOG-14] a tab that is gone hears nothing any more', async () => {
    const session = await loggedIn();
    session.actor.stop();
    session.peers.say('loggedOut');
    await settled();
    expect(session.reported.at(-1)).toEqual({ type: 'session.opened', token: 'first' });
  });
});
