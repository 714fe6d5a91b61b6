import { left, right } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { uploadActors } from '../../../../src/application/kit/upload/actors';
import { uploadMachine } from '../../../../src/application/kit/upload/machine';
import { selectUploadStatus } from '../../../../src/application/kit/upload/status';
import type { UploadedFile } from '../../../../contract/upload/uploaded-file';
import type { ChosenFile } from '../../../../src/ports/chosen-file';
import { fakeFilePreviews } from '../../../support/fakes/file-previews';
import { settled } from '../../../support/fakes/settled';
import { fakePictureReducer } from '../../../support/fakes/picture-reducer';
import { fakeUploadGateway } from '../../../support/fakes/upload-gateway';
import { chosenFile, lostFile } from '../../../support/samples/chosen-file';
import { executableHead } from '../../../support/samples/type-heads';
import { licence } from './samples';
import { fakeFamily } from '../../../support/fakes/fake-families';

const small = { type: 'image/jpeg', content: '/9g=' } as const;

const openedUpload = (uploaded: UploadedFile | null = null) => {
  const [uploads, taken, previews] = [fakeUploadGateway(), fakeFamily('preview'), fakeFilePreviews()];
  const actors = uploadActors({
    uploads: uploads.port,
    taken: taken.port,
    previews: previews.port,
    pictures: fakePictureReducer(),
  });
  const actor = createActor(uploadMachine.provide({ actors }), {
    input: { purpose: 'verification', uploaded },
  }).start();
  return {
    actor,
    uploads,
    taken,
    previews,
    status: () => selectUploadStatus(actor.getSnapshot()),
    choose: async (file: ChosenFile) => {
      actor.send({ type: 'upload.fileChosen', file });
      await settled();
    },
  };
};

describe('an upload over its ports', () => {
  test('[SCR-10] a picture is shown at once, goes out with progress, and is taken', async () => {
    const page = openedUpload();
    const file = chosenFile();
    await page.choose(file);
    expect(page.uploads.upload.last().input).toEqual({ file, purpose: 'verification' });
    page.uploads.progress(1024);
    expect(page.status()).toEqual({
      phase: 'sending',
      name: '营业执照.jpg',
      size: '4 KB',
      percent: 25,
      preview: 'blob:1-营业执照.jpg',
      note: null,
      uploaded: null,
      error: null,
    });
    page.uploads.upload.last().answer(right(licence));
    await settled();
    expect(page.status()).toMatchObject({ phase: 'done', percent: 100, uploaded: licence });
  });

  test('[VAL-06] a renamed program, an empty file, one of 50 MB and one that is gone are never sent', async () => {
    const page = openedUpload();
    const faulty: readonly (readonly [ChosenFile, RegExp])[] = [
      [chosenFile(executableHead, { name: '营业执照.pdf' }), /只支持 JPG/],
      [chosenFile([], { size: 0 }), /空文件/],
      [chosenFile('application/pdf', { size: 52_428_800 }), /所选文件为 50\.0 MB/],
      [lostFile, /无法读取/],
    ];
    for (const [file, words] of faulty) {
      await page.choose(file);
      expect(page.status()).toMatchObject({ phase: 'refused', name: file.name });
      expect(page.status().error).toMatch(words);
    }
    expect(page.uploads.upload.calls).toEqual([]);
    expect(page.previews.open.size).toBe(0);
  });

  test('[SCR-10] cancelling ends the call, and what comes after changes nothing', async () => {
    const page = openedUpload();
    await page.choose(chosenFile());
    const call = page.uploads.upload.last();
    page.actor.send({ type: 'upload.cancelled' });
    expect(call.signal?.aborted).toBe(true);
    call.answer(left({ kind: 'cancelled' }));
    await settled();
    expect(page.status()).toMatchObject({ phase: 'cancelled', percent: 0 });
    page.actor.send({ type: 'upload.retried' });
    expect(page.uploads.upload.calls).toHaveLength(2);
  });

  test('[SCR-10] a PDF has no picture; leaving the page ends the call and closes every picture', async () => {
    const page = openedUpload();
    await page.choose(chosenFile('application/pdf', { name: '执照.pdf' }));
    expect(page.status().preview).toBeNull();
    await page.choose(chosenFile());
    expect(page.previews.open.size).toBe(1);
    page.actor.stop();
    expect(page.previews.open.size).toBe(0);
    expect(page.uploads.upload.calls.every(({ signal }) => signal?.aborted === true)).toBe(true);
  });

  test('[SCR-10] a picture that was taken before is asked of the gateway, shown, and closed when it is taken out', async () => {
    const page = openedUpload(licence);
    expect(page.taken.read.last().input).toBe(licence.id);
    expect(page.status()).toMatchObject({ phase: 'done', name: licence.name, preview: null });
    page.taken.read.last().answer(right(small));
    await settled();
    expect(page.status()).toMatchObject({ phase: 'done', preview: 'blob:1-image/jpeg', error: null });
    page.actor.send({ type: 'upload.removed' });
    expect([page.status().preview, page.previews.open.size]).toEqual([null, 0]);
  });

  test('[SCR-10] without an answer the name and an icon stay, and nothing is said', async () => {
    const page = openedUpload(licence);
    page.taken.read.last().answer(left({ kind: 'refused', code: 404, message: '该文件没有可查看的预览' }));
    await settled();
    expect(page.status()).toMatchObject({ phase: 'done', name: licence.name, preview: null, error: null });
  });

  test('[LOG-13] leaving the page ends the question, and what comes after opens nothing', async () => {
    const page = openedUpload(licence);
    const question = page.taken.read.last();
    page.actor.stop();
    expect(question.signal?.aborted).toBe(true);
    question.answer(right(small));
    await settled();
    expect(page.previews.open.size).toBe(0);
  });

  test('[SCR-10] of a PDF no picture is asked for', () => {
    const page = openedUpload({ ...licence, type: 'application/pdf' });
    expect([page.status().phase, page.taken.read.calls]).toEqual(['done', []]);
  });
});
