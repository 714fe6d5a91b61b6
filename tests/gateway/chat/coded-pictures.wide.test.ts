import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bytesOf, uploadFile } from '../../support/gateway/upload';
import { codedPicture } from '../../support/samples/coded-picture';
import { rowsOf, startChatWorld, type ChatWorld } from './chat-world';

let world: ChatWorld;
/** By which u6 and u2 know each other: they met over a deal that hides its owner. */
let between: string;
beforeAll(async () => {
  world = await startChatWorld();
  between = await world.hiddenThread();
});
afterAll(() => world.close());

const handIn = async (account: string, picture: Uint8Array<ArrayBuffer>): Promise<string> => {
  const token = await world.token(account);
  const { data } = await uploadFile(world.gateway, picture, { token, purpose: 'chat', name: '名片.png' });
  return (data as { readonly id: string }).id;
};
const send = (from: string, to: string, id: string) =>
  world.say(from, to, `[图片] x [hupo:file:${id}:image/png:1]`);
const newest = async (account: string, peer: string) =>
  rowsOf(await world.ask(account, 'chat!history', { with: peer }))[0];
const read = (account: string, id: string, size = 'whole') => world.ask(account, 'chat!file', { id, size });

const ofCoded = expect.stringMatching(
  /^\[二维码图片\] 名片\.png \[hupo:file:[\w-]+:image\/jpeg:\d+\]$/,
) as string;

describe('pictures that hold a QR code', () => {
  test('[MKT-16] are their sender’s alone before an approval, who is told, and both people’s after it', async () => {
    const id = await handIn('u6', codedPicture());
    await send('u6', between, id);
    for (const [account, peer] of [
      ['u6', between],
      ['u2', between],
    ] as const)
      expect(await newest(account, peer)).toMatchObject({ content: ofCoded, masked: '1' });
    for (const size of ['whole', 'small'])
      expect(await read('u2', id, size)).toMatchObject({
        code: 403,
        text: '图片含有二维码，保密协议通过后可以查看',
      });
    expect((await read('u6', id)).code).toBe(200);
    expect((await read('u7', id)).code).toBe(404);

    await world.gateway.inside.desk.ndas.approve('13800000006');
    for (const size of ['whole', 'small'])
      expect((await read('u2', id, size)).data).toMatchObject({ type: 'image/jpeg', name: '名片.png' });
    expect((await world.ask('u2', 'chat!thread', { with: between })).data).toMatchObject({ protected: '0' });
  });

  test('[MKT-16] are seen at once where contacts are not hidden', async () => {
    const id = await handIn('u1', codedPicture());
    await send('u1', 'u2', id);
    expect(await newest('u2', 'u1')).toMatchObject({ content: ofCoded, masked: '0' });
    expect((await read('u2', id)).code).toBe(200);
  });

  test('[MKT-16] are told by what they hold, and not as their sender says', async () => {
    await world.call('u7', 'chat!consult', { kind: 'sale', id: 's3' });
    const coded = await handIn('u7', codedPicture('https://example.com/'));
    await send('u7', 'u2', coded);
    expect(await newest('u2', 'u7')).toMatchObject({ content: ofCoded, masked: '1' });
    const plain = await handIn('u7', bytesOf('image/png'));
    await world.say('u7', 'u2', `[二维码图片] x [hupo:file:${plain}:image/png:1]`);
    expect(await newest('u2', 'u7')).toMatchObject({
      content: expect.stringMatching(/^\[图片\] /) as string,
      masked: '0',
    });
    expect((await read('u2', plain)).code).toBe(200);
    expect((await read('u2', coded)).code).toBe(403);
  });
});
