import * as TE from 'fp-ts/TaskEither';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { privacyCenterActors } from '../../../../src/application/session/privacy-center/actors';
import { privacyCenterMachine } from '../../../../src/application/session/privacy-center/machine';
import { selectPrivacyCenterStatus } from '../../../../src/application/session/privacy-center/status';
import type { TextFile } from '../../../../src/ports/file-download';
import { fakeConnection } from '../../../support/fakes/connection';
import { fakeConsentGateway } from '../../../support/fakes/consent-gateway';
import { fakeLayers } from '../../../support/fakes/layer-stack';
import { settled } from '../../../support/fakes/settled';
import { cancel, confirm, data, entry, exporting, withdraw } from './samples';

const opened = async (member: boolean) => {
  const [consents, layers] = [fakeConsentGateway([entry], data), fakeLayers()];
  const seen: { taken: number; files: TextFile[]; held: string[] } = { taken: 0, files: [], held: [] };
  const note = (what: string) => () => void seen.held.push(`${what} after ${consents.withdrawals()}`);
  const actor = createActor(
    privacyCenterMachine.provide({
      actors: privacyCenterActors({
        connection: fakeConnection().port,
        consents: consents.port,
        consentWithdrawal: {
          takingBack: note('held'),
          stillGiven: note('released'),
          takenBack: () => void (seen.taken += 1),
        },
        downloads: {
          save: (file) => {
            if ('text' in file) seen.files.push(file);
            return TE.right(undefined);
          },
        },
        layers: layers.port,
      }),
    }),
    { input: { member } },
  ).start();
  await settled();
  return { actor, consents, layers, seen, status: () => selectPrivacyCenterStatus(actor.getSnapshot()) };
};

test('[PRI-06] the file is JSON of everything that came, named after the day', async () => {
  const { actor, seen, status } = await opened(true);
  expect(status()).toMatchObject({ phase: 'resting', entries: [entry] });
  actor.send(exporting);
  await settled();
  const [file] = seen.files;
  expect(file).toMatchObject({ name: '个人数据-20261121.json', mediaType: 'application/json' });
  expect(JSON.parse(file?.text ?? '')).toEqual({
    导出时间: '2026-11-21T03:00:00.000Z',
    数据: data.records,
  });
  expect(status().said?.tone).toBe('good');
});

test('[PRI-06] a withdrawal is told to the gateway and then, once, to the application', async () => {
  const { actor, consents, layers, seen, status } = await opened(true);
  actor.send(withdraw);
  expect([layers.open(), seen.taken]).toEqual([['withdraw-consent'], 0]);
  actor.send(confirm);
  await settled();
  expect([consents.withdrawals(), seen.taken, layers.open(), status().phase]).toEqual([
    1,
    1,
    [],
    'withdrawn',
  ]);
});

test('[PRI-06] a withdrawal that is under way is not given up when the page is left', async () => {
  const { actor, consents, seen } = await opened(true);
  actor.send(withdraw);
  actor.send(confirm);
  actor.stop();
  await settled();
  expect([consents.withdrawals(), seen.taken]).toEqual([1, 1]);
});

test('[PRI-06] a withdrawal that the gateway did not take leaves the consent', async () => {
  const { actor, consents, seen, status } = await opened(true);
  consents.fail({ kind: 'network' });
  actor.send(withdraw);
  actor.send(confirm);
  await settled();
  expect([seen.taken, status().phase, status().said?.tone]).toEqual([0, 'resting', 'bad']);
});

test('[PRI-02][PRI-06] once the record is told nothing else is sent until it answers; what it did not take is let go again', async () => {
  const { actor, consents, seen } = await opened(true);
  consents.fail({ kind: 'network' });
  actor.send(withdraw);
  actor.send(confirm);
  expect(seen.held).toEqual(['held after 1']);
  await settled();
  expect(seen.held).toEqual(['held after 1', 'released after 1']);
  consents.fail(null);
  actor.send(withdraw);
  actor.send(confirm);
  await settled();
  expect([seen.held.slice(2), seen.taken]).toEqual([['held after 2'], 1]);
});

test('[PRI-06][LAY-19] back closes the question first; a visitor’s consent is the device’s alone', async () => {
  const { actor, consents, layers, seen, status } = await opened(false);
  actor.send(withdraw);
  layers.back();
  expect(status().phase).toBe('resting');
  actor.send(withdraw);
  actor.send(cancel);
  actor.send(withdraw);
  actor.send(confirm);
  await settled();
  expect([consents.withdrawals(), seen.taken]).toEqual([0, 1]);
});
