import { left, right } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { verificationActors } from '../../../../src/application/member/verification/actors';
import type { VerificationInput } from '../../../../src/application/member/verification/events';
import { verificationMachine } from '../../../../src/application/member/verification/machine';
import { selectVerificationStatus } from '../../../../src/application/member/verification/status';
import type { IncomingMessage } from '../../../../contract/socket/incoming-message';
import { fakeFilePreviews } from '../../../support/fakes/file-previews';
import { fakeConnection } from '../../../support/fakes/connection';
import { fakeFormDrafts } from '../../../support/fakes/form-drafts';
import { settled } from '../../../support/fakes/settled';
import { fakeRandom } from '../../../support/fakes/random';
import { fakeUploadGateway } from '../../../support/fakes/upload-gateway';
import { fakePictureReducer } from '../../../support/fakes/picture-reducer';
import { chosenFile } from '../../../support/samples/chosen-file';
import { incomingMessage } from '../../../support/samples/incoming-message';
import { licence } from '../../kit/upload/samples';
import { approved, none, pending, said } from './samples';
import { fakeFamily } from '../../../support/fakes/fake-families';

const opened = (given: Partial<VerificationInput> = {}, drafts = fakeFormDrafts()) => {
  const [verification, uploads, taken] = [
    fakeFamily('verification'),
    fakeUploadGateway(),
    fakeFamily('preview'),
  ];
  const heard: { arrives?: (message: IncomingMessage | null) => void } = {};
  const done = { changed: 0, wentTo: [] as string[] };
  const actors = verificationActors({
    verification: verification.port,
    upload: {
      uploads: uploads.port,
      taken: taken.port,
      previews: fakeFilePreviews().port,
      pictures: fakePictureReducer(),
    },
    drafts: drafts.port,
    openings: { listen: () => () => undefined },
    arrivals: {
      listen: (hear) => {
        heard.arrives = hear;
        return () => undefined;
      },
    },
    memberChanges: { changed: () => (done.changed += 1) },
    way: { goOn: (address) => done.wentTo.push(address) },
    connection: fakeConnection().port,
    random: fakeRandom(),
  });
  const actor = createActor(verificationMachine.provide({ actors }), {
    input: { userId: 'U1', prove: null, wish: 'apply', ...given },
  }).start();
  const status = () => selectVerificationStatus(actor.getSnapshot());
  return {
    actor,
    verification,
    uploads,
    taken,
    drafts,
    done,
    status,
    arrives: (m: IncomingMessage) => heard.arrives?.(m),
  };
};

const filled = async (page: ReturnType<typeof opened>) => {
  page.verification.current.last().answer(right(none));
  await settled();
  for (const field of ['name', 'company', 'position'] as const)
    page.actor.send({ type: 'verification.typed', field, text: said[field] });
  page.actor.send({ type: 'upload.fileChosen', file: chosenFile() });
  await settled();
  page.uploads.upload.last().answer(right(licence));
  await settled();
};

describe('a verification over its ports', () => {
  test('[SCR-10] what was typed and taken goes out once, and the way leads to the progress', async () => {
    const page = opened();
    await filled(page);
    page.actor.send({ type: 'verification.submitted' });
    page.actor.send({ type: 'verification.submitted' });
    expect(page.verification.submit.calls.map(({ input }) => input)).toEqual([
      { ...said, documentId: licence.id },
    ]);
    page.verification.submit.last().answer(right(pending));
    await settled();
    expect(page.status().phase).toBe('pending');
    expect(page.done.wentTo).toEqual(['/user/underReview']);
    expect(page.drafts.kept).toBeNull();
  });

  test('[VAL-06] after a reload what was typed is there again, with the document', async () => {
    const before = opened();
    await filled(before);
    before.actor.stop();
    const page = opened({}, before.drafts);
    page.verification.current.last().answer(right(none));
    await settled();
    expect(page.status()).toMatchObject({ form: said, upload: { phase: 'done', uploaded: licence } });
    page.taken.read.last().answer(right({ type: 'image/jpeg', content: 'AQ==' }));
    await settled();
    expect([page.taken.read.last().input, page.status().upload?.preview]).toEqual([
      licence.id,
      'blob:1-image/jpeg',
    ]);
  });

  test('[SCR-10][VAL-06] a document stays, also over a reload, when the next file is refused, and goes out', async () => {
    const page = opened();
    await filled(page);
    page.actor.send({ type: 'upload.fileChosen', file: chosenFile('image/png', { name: '名片.png' }) });
    await settled();
    expect(page.status().upload).toMatchObject({ phase: 'sending', uploaded: null });
    page.actor.send({ type: 'verification.typed', field: 'position', text: said.position });
    expect(JSON.stringify(page.drafts.kept)).toContain(licence.id);
    page.uploads.upload.last().answer(left({ kind: 'refused', code: 400, message: '文件已损坏' }));
    await settled();
    expect(page.status().upload).toMatchObject({
      phase: 'done',
      uploaded: licence,
      error: '文件已损坏，之前上传的文件仍保留',
    });
    page.actor.send({ type: 'verification.submitted' });
    expect(page.verification.submit.last().input).toEqual({ ...said, documentId: licence.id });
  });

  test('[VAL-06] a failed send keeps everything', async () => {
    const page = opened();
    await filled(page);
    page.actor.send({ type: 'verification.submitted' });
    page.verification.submit.last().answer(left({ kind: 'network' }));
    await settled();
    expect(page.status()).toMatchObject({ phase: 'editing', form: said, failure: '后端接口连接异常' });
    expect(page.done.wentTo).toEqual([]);
  });

  test('[SCR-10] an application whose answer was lost goes out again under the same key, a mended one under another', async () => {
    const page = opened();
    await filled(page);
    for (const failure of [
      { kind: 'network' },
      { kind: 'refused', code: 400, message: '请填写公司全称' },
      { kind: 'timeout' },
    ] as const) {
      page.actor.send({ type: 'verification.submitted' });
      page.verification.submit.last().answer(left(failure));
      await settled();
    }
    const [first, again, mended] = page.verification.submit.calls.map(({ key }) => key);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect([again === first, mended === first]).toEqual([true, false]);
  });

  test('[SCR-10] an application whose answer was lost is found when it is sent again', async () => {
    const page = opened();
    await filled(page);
    page.actor.send({ type: 'verification.submitted' });
    page.verification.submit.last().answer(left({ kind: 'network' }));
    await settled();
    page.actor.send({ type: 'verification.submitted' });
    page.verification.submit.last().answer(left({ kind: 'refused', code: 409, message: '正在审核中' }));
    await settled();
    page.verification.current.last().answer(right(pending));
    await settled();
    expect(page.status()).toMatchObject({ phase: 'pending', verification: pending, failure: null });
    expect(page.done.wentTo).toEqual(['/user/underReview']);
    expect(page.drafts.kept).toBeNull();
  });

  test('[ACC-04] a decision is asked for when the socket tells of it, and whoever is here is asked for anew', async () => {
    const page = opened({ wish: 'follow' });
    page.verification.current.last().answer(right(pending));
    await settled();
    page.arrives(incomingMessage('你好'));
    expect(page.verification.current.calls).toHaveLength(1);
    page.arrives({ ...incomingMessage('已通过'), kind: 'verification' });
    page.verification.current.last().answer(right(approved('1')));
    await settled();
    expect([page.status().phase, page.done.changed]).toEqual(['approved', 1]);
  });

  test('[LOG-13] leaving the page cancels its call', () => {
    const page = opened();
    page.actor.stop();
    expect(page.verification.current.last().signal?.aborted).toBe(true);
  });
});
