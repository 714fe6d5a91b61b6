import { right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { storedNames, type StoredName } from '../../../../src/domain/session/stored-names';
import { settled } from '../../../support/fakes/settled';
import { token } from '../../../support/samples/token';
import { openedSession, type OpenedSession } from './opened-session';

const isStoredName = (name: string): name is StoredName => Object.hasOwn(storedNames, name);
const names = Object.keys(storedNames).filter(isStoredName);

test('[SEC-04] every name under which something is kept says where it lives and whether logout wipes it', () => {
  for (const name of names) {
    expect(name).toMatch(/^hupo\.[a-z-]+$/);
    expect(['tab', 'device']).toContain(storedNames[name].place);
    expect([true, false, 'whenChosen']).toContain(storedNames[name].wipedAtLogout);
  }
});

test('[SEC-04][LOG-08] logging out wipes the token and all that says so, and nothing else', async () => {
  const session = openedSession(token('first'));
  await settled();
  for (const name of names) session.storage.kept.set(name, 'theirs');
  session.actor.send({ type: 'session.logoutRequested' });
  session.account.logout.last().answer(right(undefined));
  await settled();
  expect(session.tokens.kept).toBeNull();
  expect([...session.storage.kept.keys()]).toEqual(names.filter((name) => !storedNames[name].wipedAtLogout));
});

const left = (session: OpenedSession): readonly string[] =>
  [...session.storage.kept]
    .filter(([, kept]) => kept === 'theirs')
    .map(([name]) => name)
    .toSorted();
const wholeWipe = names.filter((name) => storedNames[name].wipedAtLogout === false).toSorted();
const plainWipe = names.filter((name) => storedNames[name].wipedAtLogout !== true).toSorted();

const inUse = async (): Promise<OpenedSession> => {
  const session = openedSession();
  session.actor.send({ type: 'session.tokenObtained', token: token('first') });
  await settled();
  for (const name of names) session.storage.kept.set(name, 'theirs');
  return session;
};

test('[SEC-04][LOG-14] a logout chosen in another tab wipes the same here, whichever news comes first', async () => {
  const orders: readonly ((session: OpenedSession) => void)[] = [
    ({ peers, tokens }) => {
      tokens.kept = null;
      peers.say('loggedOut');
    },
    ({ actor, peers }) => {
      peers.say('loggedOut');
      actor.send({ type: 'session.refused', token: 'first' });
    },
    ({ actor, peers, tokens }) => {
      peers.say('loggedOut');
      tokens.kept = null;
      actor.send({ type: 'session.refused', token: 'first' });
      peers.say('loggedOut');
    },
  ];
  for (const happens of orders) {
    const session = await inUse();
    happens(session);
    await settled();
    expect(session.reported.at(-1)).toEqual({ type: 'session.ended', reason: 'loggedOutElsewhere' });
    expect(left(session)).toEqual(wholeWipe);
  }
});

test('[SEC-04][LOG-14] a tab that heard the 401 before the logout wipes all as soon as it hears of that', async () => {
  const session = await inUse();
  session.actor.send({ type: 'session.refused', token: 'first' });
  await settled();
  session.clock.pass(500);
  await settled();
  expect(left(session)).toEqual(plainWipe);
  session.peers.say('loggedOut');
  await settled();
  expect(left(session)).toEqual(wholeWipe);
});

test('[SES-07][LOG-14] a refusal, here or in another tab, leaves what is offered again', async () => {
  const here = await inUse();
  here.actor.send({ type: 'session.refused', token: 'first' });
  const elsewhere = await inUse();
  elsewhere.tokens.kept = null;
  elsewhere.peers.say('refused');
  await settled();
  here.clock.pass(500);
  await settled();
  for (const session of [here, elsewhere]) {
    expect(session.reported.at(-1)).toEqual({ type: 'session.ended', reason: 'refused' });
    expect(left(session)).toEqual(plainWipe);
  }
  expect([here.peers.reported.at(-1), elsewhere.peers.reported.at(-1)]).toEqual(['refused', 'refused']);
});

test('[SEC-04][SES-07] what a forced end leaves goes before the next session, drafts once its user is another', async () => {
  const session = await inUse();
  const draft = { formId: 'profile', userId: 'u1', fields: { position: '合伙人' } };
  session.drafts.kept = draft;
  session.actor.send({ type: 'session.forcedLogout' });
  await settled();
  expect(left(session)).toEqual(names.toSorted());
  session.actor.send({ type: 'session.tokenObtained', token: token('second') });
  await settled();
  expect(left(session)).toEqual(plainWipe);
  expect(session.storage.kept.get('hupo.renewed-at')).toBe(String(session.clock.port.now()));
  session.actor.send({ type: 'session.memberKnown', userId: 'u1' });
  expect(session.drafts.kept).toEqual(draft);
  session.actor.send({ type: 'session.memberKnown', userId: 'u2' });
  expect(session.drafts.kept).toBeNull();
});
