import { left, right } from 'fp-ts/Either';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { profileEditActors } from '../../../src/application/profile-edit/actors';
import { profileEditMachine } from '../../../src/application/profile-edit/machine';
import { selectProfileEditStatus } from '../../../src/application/profile-edit/status';
import { fakeConnection } from '../../support/fakes/connection';
import { fakeFormDrafts, type FakeFormDrafts } from '../../support/fakes/form-drafts';
import { fakeMemberGateways } from '../../support/fakes/member-gateways';
import { settled } from '../../support/fakes/settled';
import { profile, submits, typesInto } from './samples';

const opened = (drafts: FakeFormDrafts = fakeFormDrafts(), userId: string | null = '7') => {
  const { ports, calls } = fakeMemberGateways();
  const changes: string[] = [];
  const actors = profileEditActors({
    profile: ports.profile,
    drafts: drafts.port,
    connection: fakeConnection().port,
    desk: { changed: () => void changes.push('changed') },
  });
  const actor = createActor(profileEditMachine.provide({ actors }), { input: { userId } }).start();
  return { actor, calls, drafts, changes, status: () => selectProfileEditStatus(actor.getSnapshot()) };
};

test('[SCR-10] a saved profile is told to the desk, and its draft is gone', async () => {
  const page = opened();
  page.calls.read.last().answer(right(profile()));
  await settled();
  page.actor.send(typesInto('position', '合伙人'));
  await settled();
  expect(page.drafts.kept?.fields).toMatchObject({ position: '合伙人' });
  page.actor.send(submits);
  expect(page.calls.save.last().input).toMatchObject({ position: '合伙人' });
  page.calls.save.last().answer(right(undefined));
  await settled();
  expect(page.status().phase).toBe('saved');
  expect(page.drafts.kept).toBeNull();
  expect(page.changes).toEqual(['changed']);
});

test('[SES-07] what was typed before a reload is offered again, to the same member alone', async () => {
  const first = opened();
  first.calls.read.last().answer(right(profile()));
  await settled();
  first.actor.send(typesInto('email', 'new@example.com'));
  await settled();
  for (const [userId, email] of [
    ['7', 'new@example.com'],
    ['8', 'he@example.com'],
  ] as const) {
    const again = opened(first.drafts, userId);
    again.calls.read.last().answer(right(profile()));
    await settled();
    expect(again.status().typed.email).toBe(email);
  }
});

test('[SCR-10] a save that fails tells nobody and keeps the draft; leaving cancels a call', async () => {
  const page = opened();
  page.calls.read.last().answer(right(profile()));
  await settled();
  page.actor.send(typesInto('position', '合伙人'));
  await settled();
  page.actor.send(submits);
  page.calls.save.last().answer(left({ kind: 'network' }));
  await settled();
  expect(page.changes).toEqual([]);
  expect(page.drafts.kept).not.toBeNull();
  page.actor.send(submits);
  page.actor.stop();
  expect(page.calls.save.last().signal?.aborted).toBe(true);
});
