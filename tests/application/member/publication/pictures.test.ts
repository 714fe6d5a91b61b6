import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { picturesMoving, type PictureNews } from '../../../../src/application/member/publication/pictures';
import { fakePictureReducer } from '../../../support/fakes/picture-reducer';
import { fakeUploadGateway } from '../../../support/fakes/upload-gateway';
import { bytesOf } from '../../../support/gateway/upload';

const fileOf = (name: string, type: 'image/jpeg' | 'application/pdf' = 'image/jpeg') =>
  new File([bytesOf(type)], name);
const uploaded = (id: string) => right({ id, name: `${id}.jpg`, size: 9, type: 'image/jpeg' as const });

const pictures = fakePictureReducer({ '新手机.jpg': { pixels: 24_000_000, reducedTo: 1_048_576 } });

const begin = () => {
  const [uploads, reported] = [fakeUploadGateway(), [] as PictureNews[]];
  const { wish, close } = picturesMoving({ uploads: uploads.port, pictures }, (news) => reported.push(news));
  const last = () =>
    reported.flatMap((news) => (news.type === 'publication.picturesMoved' ? [news.moving] : [])).at(-1);
  const came = () => reported.filter((news) => news.type === 'publication.pictureCame');
  return { uploads, wish, close, last, came };
};

test('[SCR-10] each chosen picture goes by itself, tells how far it is, and is told when it came', async () => {
  const { uploads, wish, last, came } = begin();
  wish({ type: 'picture.chosen', files: [fileOf('一.jpg'), fileOf('二.jpg')] });
  await expect.poll(() => uploads.upload.calls.length).toBe(2);
  expect(uploads.upload.last().input).toMatchObject({ purpose: 'deal' });
  uploads.progress(1_000_000);
  expect(last()?.map(({ name, percent }) => [name, percent])).toEqual([
    ['一.jpg', 0],
    ['二.jpg', 100],
  ]);
  uploads.upload.calls[1]?.answer(uploaded('f2'));
  await expect.poll(came).toEqual([{ type: 'publication.pictureCame', id: 'f2' }]);
  expect(last()?.map(({ name }) => name)).toEqual(['一.jpg']);
});

test('[VAL-06] a picture that does not go says why, is sent again when wanted, and what is dropped is given up', async () => {
  const { uploads, wish, last, came, close } = begin();
  wish({ type: 'picture.chosen', files: [fileOf('资料.jpg', 'application/pdf'), fileOf('三.jpg')] });
  await expect.poll(() => last()?.[0]?.error).toMatch(/只支持 JPG、PNG、WebP 图片/);
  uploads.upload.last().answer(left({ kind: 'network' }));
  await expect.poll(() => last()?.[1]?.error).toBe('后端接口连接异常');
  const key = last()?.[1]?.key ?? '';
  wish({ type: 'picture.retried', key });
  expect(last()?.[1]?.error).toBeNull();
  await expect.poll(() => uploads.upload.calls.length).toBe(2);
  wish({ type: 'picture.dropped', key });
  expect(uploads.upload.last().isUnderWay()).toBe(false);
  wish({ type: 'picture.dropped', key: last()?.[0]?.key ?? '' });
  expect(last()).toEqual([]);
  wish({ type: 'picture.chosen', files: [fileOf('四.jpg')] });
  await expect.poll(() => uploads.upload.calls.length).toBe(3);
  close();
  expect(uploads.upload.last().isUnderWay()).toBe(false);
  expect(came()).toEqual([]);
});

test('[VAL-06] a photo of 24 megapixels is reduced before it is sent, and says so', async () => {
  const { uploads, wish, last } = begin();
  wish({ type: 'picture.chosen', files: [fileOf('新手机.jpg')] });
  await expect.poll(() => uploads.upload.calls.length).toBe(1);
  expect(uploads.upload.last().input.file.size).toBe(1_048_576);
  expect(last()?.[0]?.note).toMatch(/照片较大.*已压缩为 1\.0 MB/);
});
