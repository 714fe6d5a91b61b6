import { isLeft, isRight } from 'fp-ts/Either';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mostPreviewBytes } from '../../../contract/upload/picture-preview';
import { previewCalls } from '../../../contract/upload/calls';
import { makeShowUpload } from '../../../gateway/src/application/upload/show-upload';
import { fileOf } from '../../../gateway/src/ports/file-reading';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { bytesOf, uploadFile } from '../../support/gateway/upload';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const unknown = { code: 404, text: '该文件没有可查看的预览' };
const noisy = async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({
    create: { width: 1_600, height: 900, channels: 3, background: '#808080', noise },
  });
  return new Uint8Array(await picture.jpeg({ quality: 90 }).toBuffer());
};
const taken = async (account: string, content: Uint8Array<ArrayBuffer>, purpose = 'verification') => {
  const { data } = await uploadFile(gateway, content, { token: await tokenOf(gateway, account), purpose });
  return (data as { id: string }).id;
};
const preview = async (account: string, id: string) =>
  callGateway(gateway.url, previewCalls.read.path, {
    token: await tokenOf(gateway, account),
    parameters: { id },
  });

describe('the small picture of what was uploaded', { timeout: 60_000 }, () => {
  test('[SCR-10] is its owner’s to see: at most 320 px a side and 64 KiB, whatever it holds', async () => {
    const { data } = await preview('u4', await taken('u4', await noisy()));
    const read = previewCalls.read.answer.decode(data);
    if (isLeft(read)) throw new Error('no preview');
    const content = Buffer.from(read.right.content, 'base64');
    const { width, height, format } = await sharp(content).metadata();
    expect([width, height, format]).toEqual([320, 180, 'jpeg']);
    expect(content.byteLength).toBeLessThanOrEqual(mostPreviewBytes);
  });

  test('[SEC-05] of another is as unknown as a file that never was, also when it is at hand; nobody sees one without a login', async () => {
    const id = await taken('u4', bytesOf('image/png'));
    expect((await preview('u4', id)).code).toBe(200);
    for (const asked of [id, 'none', '', '../u4', 'x'.repeat(65)])
      expect(await preview('u1', asked)).toMatchObject(unknown);
    const visitor = await callGateway(gateway.url, previewCalls.read.path, { parameters: { id } });
    expect(visitor.code).toBe(401);
  });

  test('[SCR-10] is none of a PDF, and none of a picture that was handed in for something else', async () => {
    expect(await preview('u4', await taken('u4', bytesOf('application/pdf')))).toMatchObject(unknown);
    expect(await preview('u4', await taken('u4', bytesOf('image/png'), 'avatar'))).toMatchObject(unknown);
  });

  test('[SEC-05] is gone with its file, which nothing referred to for a day', async () => {
    const id = await taken('u4', bytesOf('image/png'));
    expect((await preview('u4', id)).code).toBe(200);
    gateway.clock.move(25 * 3_600_000);
    await expect.poll(async () => (await preview('u4', id)).code).toBe(404);
  });
});

describe('drawing small pictures', () => {
  const file = { name: 'n', type: 'image/jpeg', size: 1, coded: false } as const;
  const scene = (allowed: boolean) => {
    const drawn: string[] = [];
    const show = makeShowUpload({
      uploads: {
        own: (_, id) => Promise.resolve({ ...file, id }),
        content: (id) =>
          Promise.resolve({
            file: { ...file, id },
            content: fileOf(new TextEncoder().encode(id)),
          }),
      },
      pictures: {
        redraw: (content) => {
          drawn.push(new TextDecoder().decode(content));
          return Promise.resolve({ _tag: 'Right', right: content });
        },
        marks: () => Promise.resolve({ _tag: 'Right', right: [] }),
        holdsCode: () => Promise.resolve({ _tag: 'Right', right: false }),
      },
      limits: {
        take: () => Promise.resolve(allowed ? { allowed: true } : { allowed: false, retryAt: 1 }),
      },
    });
    return { drawn, show };
  };

  test('[SEC-05] happens once for each, of which the latest 64 are at hand', async () => {
    const { drawn, show } = scene(true);
    for (const id of ['a', 'a']) await show('u4', id);
    expect(drawn).toEqual(['a']);
    for (let place = 0; place < 64; place += 1) await show('u4', `p${place}`);
    await show('u4', 'p63');
    expect(drawn).toHaveLength(65);
    await show('u4', 'a');
    expect(drawn).toHaveLength(66);
  });

  test('[SEC-05] has a pace for each account', async () => {
    const { drawn, show } = scene(false);
    const answer = await show('u4', 'a');
    expect([isRight(answer), isLeft(answer) && answer.left.code, drawn]).toEqual([false, 429, []]);
  });
});
