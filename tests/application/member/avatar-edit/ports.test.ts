import { left, right, type Either } from 'fp-ts/Either';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { avatarEditActors } from '../../../../src/application/member/avatar-edit/actors';
import { avatarEditMachine } from '../../../../src/application/member/avatar-edit/machine';
import { selectAvatarEditStatus } from '../../../../src/application/member/avatar-edit/status';
import type { GatewayFailure } from '../../../../src/domain/gateway/failure';
import type { CropArea } from '../../../../src/domain/member/crop-area';
import type { UploadedFile } from '../../../../contract/upload/uploaded-file';
import type { ChosenFile } from '../../../../src/ports/chosen-file';
import type { OpenedPicture } from '../../../../src/ports/picture-editor';
import { fakeLayers } from '../../../support/fakes/layer-stack';
import { fakeMemberGateways } from '../../../support/fakes/member-gateways';
import { fakePictureReducer } from '../../../support/fakes/picture-reducer';
import { fakeCall, type FakeCall } from '../../../support/fakes/pending-calls';
import { soon } from '../../../support/soon';
import { confirms } from './samples';
import type { Upload } from '../../../../src/ports/call-forms';

const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new Array<number>(40).fill(7)])], 'me.jpg');
const cut = new File([new Uint8Array([1])], 'avatar.jpg');

const reducer = fakePictureReducer({ '新手机.jpg': { pixels: 24_000_000, reducedTo: 1_048_576 } });

const opened = () => {
  const { ports, calls } = fakeMemberGateways();
  const open: FakeCall<ChosenFile, Either<'unreadable', OpenedPicture>> = fakeCall('open');
  const crop: FakeCall<CropArea, Either<'unreadable', ChosenFile>> = fakeCall('crop');
  const upload: FakeCall<Upload, Either<GatewayFailure, UploadedFile>> = fakeCall('upload');
  const layers = fakeLayers();
  const reported: string[] = [];
  const actors = avatarEditActors({
    pictures: { open: (file) => open.call(file), crop: (_, area) => crop.call(area), ...reducer },
    uploads: { upload: (given, options) => upload.call(given, options?.signal) },
    profile: ports.profile,
    layers: layers.port,
    memberChanges: { changed: () => void reported.push('changed') },
  });
  const actor = createActor(avatarEditMachine.provide({ actors })).start();
  const picture: OpenedPicture = {
    address: 'blob:1',
    width: 400,
    height: 300,
    close: () => void reported.push('closed'),
  };
  return {
    actor,
    calls,
    open,
    crop,
    upload,
    layers,
    reported,
    picture,
    status: () => selectAvatarEditStatus(actor.getSnapshot()),
  };
};

const cropping = async () => {
  const page = opened();
  page.actor.send({ type: 'avatar.fileChosen', file: jpeg });
  await soon(() => expect(page.open.calls).toHaveLength(1));
  page.open.last().answer(right(page.picture));
  await soon(() => expect(page.status().phase).toBe('cropping'));
  return page;
};

test('[SCR-10] a picture is opened, cut, uploaded and made one’s own; then the desk is told and the file let go of', async () => {
  const page = await cropping();
  expect(page.layers.open()).toEqual(['avatar-crop']);
  page.actor.send(confirms);
  expect(page.crop.last().input).toEqual({ left: 50, top: 0, side: 300 });
  page.crop.last().answer(right(cut));
  await soon(() => expect(page.upload.calls).toHaveLength(1));
  expect(page.upload.last().input).toEqual({ file: cut, purpose: 'avatar' });
  page.upload.last().answer(right({ id: 'f1', name: 'avatar.jpg', size: 1, type: 'image/jpeg' }));
  await soon(() => expect(page.calls.saveAvatar.calls).toHaveLength(1));
  expect(page.calls.saveAvatar.last().input).toBe('f1');
  page.calls.saveAvatar.last().answer(right(undefined));
  await soon(() => expect(page.status().phase).toBe('resting'));
  expect(page.reported).toEqual(['changed', 'closed']);
});

test('[VAL-06] what a file holds decides, not its name; nothing of it is opened or sent', async () => {
  const page = opened();
  page.actor.send({ type: 'avatar.fileChosen', file: new File(['MZ executable'], 'me.jpg') });
  await soon(() => expect(page.status().error).toContain('只支持 JPG、PNG、WebP 图片'));
  expect(page.open.calls).toEqual([]);
  page.actor.send({ type: 'avatar.fileChosen', file: jpeg });
  await soon(() => expect(page.open.calls).toHaveLength(1));
  page.open.last().answer(left('unreadable'));
  await soon(() =>
    expect(page.status()).toMatchObject({ phase: 'resting', error: '无法读取所选文件，请重新选择' }),
  );
});

test('[SCR-10] an upload that fails keeps the picture under its frame, and leaving cancels what is under way', async () => {
  const page = await cropping();
  page.actor.send(confirms);
  page.crop.last().answer(right(cut));
  await soon(() => expect(page.upload.calls).toHaveLength(1));
  page.upload.last().answer(left({ kind: 'network' }));
  await soon(() => expect(page.status()).toMatchObject({ phase: 'cropping', error: '后端接口连接异常' }));
  page.actor.send(confirms);
  page.crop.last().answer(right(cut));
  await soon(() => expect(page.upload.calls).toHaveLength(2));
  page.actor.stop();
  expect(page.upload.last().signal?.aborted).toBe(true);
  expect(page.reported).toEqual(['closed']);
});

test('[LAY-19] back closes the frame, and a picture that opens after that is let go of', async () => {
  const page = await cropping();
  page.layers.back();
  expect(page.status()).toMatchObject({ phase: 'resting', cropping: null });
  page.actor.send({ type: 'avatar.fileChosen', file: jpeg });
  await soon(() => expect(page.open.calls).toHaveLength(2));
  page.actor.send({ type: 'avatar.cancelled' });
  page.open.last().answer(right(page.picture));
  await soon(() => expect(page.reported).toEqual(['closed', 'closed']));
});

test('[SCR-10] a photo of 24 megapixels is reduced before it is shown and cut', async () => {
  const page = opened();
  page.actor.send({ type: 'avatar.fileChosen', file: new File([await jpeg.arrayBuffer()], '新手机.jpg') });
  await soon(() => expect(page.open.calls).toHaveLength(1));
  expect(page.open.last().input).toMatchObject({ name: '新手机.jpg', size: 1_048_576 });
  page.open.last().answer(right(page.picture));
  await soon(() => expect(page.status().cropping?.note).toMatch(/照片较大.*已压缩为 1\.0 MB/));
});
