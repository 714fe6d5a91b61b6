import { left, right } from 'fp-ts/Either';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { NdaStanding } from '../../../../contract/nda/nda-standing';
import { ndaActors } from '../../../../src/application/deals/nda/actors';
import { ndaMachine } from '../../../../src/application/deals/nda/machine';
import { selectNdaStatus } from '../../../../src/application/deals/nda/status';
import { saleTalk } from '../../../../src/application/deals/sale-changes';
import type { GatewayFailure } from '../../../../src/domain/gateway/failure';
import type { BinaryFile, MadeFile, TextFile } from '../../../../src/ports/file-download';
import { fakeCaptchaProvider } from '../../../support/fakes/captcha-provider';
import { fakeClock } from '../../../support/fakes/clock';
import { fakeFormDrafts, type FakeFormDrafts } from '../../../support/fakes/form-drafts';
import { fakeStorage } from '../../../support/fakes/key-value-storage';
import { fakeLayers } from '../../../support/fakes/layer-stack';
import { fakeRandom } from '../../../support/fakes/random';
import { settled } from '../../../support/fakes/settled';
import {
  goesOn,
  input,
  opens,
  sale,
  seesEnd,
  standing,
  submits,
  ticks,
  typesCode,
  typesName,
  wantsText,
} from './samples';

const refused: GatewayFailure = { kind: 'refused', code: 400, message: '验证码已使用，请重新获取' };

const opened = async (drafts: FakeFormDrafts, signed: 'taken' | 'refused' = 'taken', userId = 'u1') => {
  const clock = fakeClock();
  const saved: (TextFile | BinaryFile | MadeFile)[] = [];
  const answer = (value: NdaStanding) => () => Promise.resolve(right(value));
  const actors = ndaActors({
    ndas: {
      current: () => answer(standing()),
      sign: () =>
        signed === 'taken' ? answer(standing({ state: 'pending' })) : () => Promise.resolve(left(refused)),
      withdraw: () => answer(standing()),
    },
    write: (_, send) => send('k1'),
    drafts: drafts.port,
    talk: saleTalk(sale),
    downloads: {
      save: (file) => () => {
        saved.push(file);
        return Promise.resolve(right(undefined));
      },
    },
    changes: { listen: () => () => undefined },
    codes: { send: () => () => Promise.resolve(right(undefined)) },
    storage: fakeStorage().port,
    clock: clock.port,
    layers: fakeLayers().port,
    captcha: { provider: fakeCaptchaProvider().port, random: fakeRandom() },
  });
  const actor = createActor(ndaMachine.provide({ actors }), {
    clock: clock.timers,
    input: { ...input, userId },
  }).start();
  actor.send(opens);
  await settled();
  actor.send(wantsText);
  await settled();
  for (const event of [seesEnd, goesOn]) actor.send(event);
  return { actor, saved, status: () => selectNdaStatus(actor.getSnapshot()) };
};

test('[VAL-06][SES-07] the name that was typed is there after a reload, for whoever typed it; the code and the tick never are', async () => {
  const drafts = fakeFormDrafts();
  const { actor } = await opened(drafts);
  for (const event of [typesName('沈知'), typesCode('123456'), ticks]) actor.send(event);
  expect(drafts.kept).toEqual({ formId: 'nda-s1', userId: 'u1', fields: { name: '沈知' } });
  actor.stop();

  const again = await opened(drafts);
  expect(again.status()).toMatchObject({ phase: 'typing', name: '沈知', agreed: false });
  expect(again.actor.getSnapshot().context.caption).toBe('');
  const another = await opened(drafts, 'taken', 'u2');
  expect(another.status().name).toBe('');
});

test('[VAL-06] what was signed keeps no draft; what was refused does, and says so beside its field', async () => {
  const fill = [typesName('沈知远'), typesCode('123456'), ticks, submits];
  const drafts = fakeFormDrafts();
  const unsigned = await opened(drafts, 'refused');
  for (const event of fill) unsigned.actor.send(event);
  await settled();
  expect(unsigned.status()).toMatchObject({ error: null, errors: { caption: refused.message } });
  expect(drafts.kept?.fields).toEqual({ name: '沈知远' });

  const signed = await opened(drafts);
  for (const event of fill.slice(1)) signed.actor.send(event);
  await settled();
  expect(signed.status().standing?.state).toBe('pending');
  expect(drafts.kept).toBeNull();
});

test('[MKT-04] what is kept of the text is the text itself, so that its digest is of the file too', async () => {
  const { saved } = await opened(fakeFormDrafts());
  expect(saved).toEqual([{ name: '保密协议文本-XM1.txt', mediaType: 'text/plain', text: standing().text }]);
});
