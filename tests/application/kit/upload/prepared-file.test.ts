import { isRight, left } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { prepareFile } from '../../../../src/application/kit/upload/prepared-file';
import { uploadText } from '../../../../src/application/kit/upload/text';
import type { ChosenFile } from '../../../../src/ports/chosen-file';
import { UploadPurpose } from '../../../../contract/rules/upload-limits';
import { fakePictureReducer } from '../../../support/fakes/picture-reducer';
import { chosenFile } from '../../../support/samples/chosen-file';

const megabyte = 1024 * 1024;
const heic = [0, 0, 0, 24, ...Buffer.from('ftypheic')];
const pictures = fakePictureReducer({
  '新手机.jpg': { pixels: 24_000_000, reducedTo: 1.5 * megabyte },
  '大图.png': { pixels: 8_000_000, reducedTo: 1 * megabyte },
  '五千万.jpg': { pixels: 50_000_000, reducedTo: 2 * megabyte },
  '一亿.jpg': { pixels: 108_000_000, reducedTo: 2 * megabyte },
  '残缺.jpg': { pixels: 1, reducedTo: null },
  'IMG_1.HEIC': { pixels: 12_000_000, reducedTo: 2 * megabyte },
  'IMG_2.HEIC': { kind: 'damaged' },
  '没加载.jpg': { kind: 'unavailable' },
});
const prepare = prepareFile(pictures);
const photo = (name: string, size = 4 * megabyte): ChosenFile => chosenFile('image/jpeg', { name, size });

const said = async (file: ChosenFile, purpose: UploadPurpose): Promise<string | null> => {
  const prepared = await prepare(file, purpose);
  return isRight(prepared) ? uploadText.reduced(prepared.right) : uploadText.fault(prepared.left, purpose);
};

test.each(Object.keys(UploadPurpose.keys).filter(UploadPurpose.is))(
  '[VAL-06] a photo of 24 or 50 megapixels, or of more than 10 MB, is reduced for %s',
  async (purpose) => {
    expect(await said(photo('新手机.jpg'), purpose)).toBe('照片较大（4.0 MB），已压缩为 1.5 MB');
    expect(await said(photo('五千万.jpg', 12 * megabyte), purpose)).toBe(
      '照片较大（12.0 MB），已压缩为 2.0 MB',
    );
    const drawn = await prepare(chosenFile('image/png', { name: '大图.png', size: 11 * megabyte }), purpose);
    expect(drawn).toMatchObject({ right: { type: 'image/jpeg', file: { name: '大图.jpg' } } });
    expect(await said(photo('小图.jpg'), purpose)).toBeNull();
  },
);

test('[VAL-06] a photo that the device cannot decode or reduce says why and what helps', async () => {
  expect(await said(photo('残缺.jpg'), 'deal')).toMatch(/照片已损坏或不完整.*重新选择/);
  expect(await said(photo('一亿.jpg'), 'deal')).toBe(
    '照片为 10,800 万像素，超过 6,400 万像素，请截屏后选择截图，或缩小后重新选择',
  );
  expect(await said(photo('没加载.jpg', 12 * megabyte), 'deal')).toMatch(
    /不能超过 10 MB，所选图片为 12\.0 MB/,
  );
  expect(await prepare(photo('没加载.jpg'), 'deal')).toMatchObject({ right: { reduced: null } });
});

test('[VAL-06] a HEIC photo is converted where the device decodes it, and refused with a way on elsewhere', async () => {
  const phone = (name: string): ChosenFile => chosenFile(heic, { name, size: 3 * megabyte });
  expect(await prepare(phone('IMG_1.HEIC'), 'avatar')).toMatchObject({ right: { type: 'image/jpeg' } });
  expect(await said(phone('IMG_1.HEIC'), 'avatar')).toBe('照片已转换为 JPG');
  expect(await said(phone('IMG_2.HEIC'), 'avatar')).toMatch(/HEIC.*导出为 JPG/);
});

test('[VAL-06] a document that is too large names the limit and its own size', async () => {
  const paper = chosenFile('application/pdf', { name: '合同.pdf', size: 25 * megabyte });
  expect(await said(paper, 'chat')).toBe('文件不能超过 20 MB，所选文件为 25.0 MB');
  expect(await said(paper, 'verification')).toBe('文件不能超过 10 MB，所选文件为 25.0 MB');
  expect(await prepare(paper, 'avatar')).toEqual(left({ kind: 'wrongType' }));
});
