import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bytesOf, uploadFile } from '../../support/gateway/upload';
import { rowsOf, startChatWorld, type ChatWorld } from './chat-world';

let world: ChatWorld;
/** By which u6 and u2 know each other: they met over a deal that hides its owner. */
let between: string;
beforeAll(async () => {
  world = await startChatWorld();
  between = await world.hiddenThread();
});
afterAll(() => world.close());

interface Taken {
  readonly id: string;
  readonly size: number;
}

const handIn = async (
  account: string,
  type: 'image/png' | 'application/pdf',
  name: string,
): Promise<Taken> => {
  const token = await world.token(account);
  const { data } = await uploadFile(world.gateway, bytesOf(type), { token, purpose: 'chat', name });
  return data as Taken;
};
const read = (account: string, id: string, size = 'whole') => world.ask(account, 'chat!file', { id, size });

describe('files of a conversation', () => {
  test('[SCR-11] a document is sent by its id and read by the two alone, called as it was handed in', async () => {
    const { id, size } = await handIn('u1', 'application/pdf', '股权转让协议.pdf');
    expect((await read('u2', id)).code).toBe(404);
    await world.say('u1', 'u2', `[文件] 别的名字.pdf [hupo:file:${id}:application/pdf:1]`);
    const [message] = rowsOf(await world.ask('u2', 'chat!history', { with: 'u1' }));
    expect(message?.content).toBe(
      `[文件] 股权转让协议.pdf [hupo:file:${id}:application/pdf:${String(size)}]`,
    );
    for (const account of ['u1', 'u2'])
      expect((await read(account, id)).data).toMatchObject({
        type: 'application/pdf',
        name: '股权转让协议.pdf',
        content: Buffer.from(bytesOf('application/pdf')).toString('base64'),
      });
    for (const account of ['u6', 'u7']) expect((await read(account, id)).code).toBe(404);
  });

  test('[SCR-11] a large document is answered whole, in base64 as it is read', async () => {
    const end = Buffer.from('\nstartxref\n9\n%%EOF\n');
    const content = Buffer.alloc(300_001, ' ');
    content.set(bytesOf('application/pdf'));
    content.set(end, content.byteLength - end.byteLength);
    const token = await world.token('u1');
    const sent = await uploadFile(world.gateway, new Uint8Array(content), {
      token,
      purpose: 'chat',
      name: '尽调“报告”.pdf',
    });
    const { id } = sent.data as Taken;
    const answer = await read('u1', id);
    expect(answer.data).toMatchObject({ type: 'application/pdf', name: '尽调“报告”.pdf' });
    const { content: text } = answer.data as { readonly content: string };
    expect(Buffer.from(text, 'base64').equals(content)).toBe(true);
  });

  test('[SCR-11] a picture is drawn anew, and small where that is asked for', async () => {
    const { id } = await handIn('u1', 'image/png', 'IMG_2043.png');
    await world.say('u1', 'u2', `[图片] x [hupo:file:${id}:image/png:1]`);
    const [message] = rowsOf(await world.ask('u2', 'chat!history', { with: 'u1' }));
    expect(message?.content).toMatch(/^\[图片\] IMG_2043.png \[hupo:file:[\w-]+:image\/jpeg:\d+\]$/);
    expect((await read('u2', id, 'small')).data).toMatchObject({ type: 'image/jpeg' });
    expect((await read('u2', id, 'huge')).code).toBe(400);
  });

  test('[SEC-05] nobody sends what another handed in, or what was handed in for something else', async () => {
    const { id } = await handIn('u2', 'application/pdf', '底稿.pdf');
    expect(await world.say('u1', 'u2', `[文件] a [hupo:file:${id}:application/pdf:1]`)).toBe('fileUnknown');
    const { data } = await uploadFile(world.gateway, bytesOf('application/pdf'), {
      token: await world.token('u1'),
    });
    const other = (data as Taken).id;
    expect(await world.say('u1', 'u2', `[文件] a [hupo:file:${other}:application/pdf:1]`)).toBe(
      'fileUnknown',
    );
    expect((await read('u1', other)).code).toBe(404);
    expect((await read('u1', '../../etc/passwd')).code).toBe(404);
  });

  test('[SCR-11] a file that was taken back with its message is the other’s no more', async () => {
    const { id } = await handIn('u1', 'application/pdf', '误发.pdf');
    const message = await world.say('u1', 'u2', `[文件] 误发.pdf [hupo:file:${id}:application/pdf:1]`);
    expect((await read('u2', id)).code).toBe(200);
    await world.call('u1', 'chat!recall', { id: message });
    expect((await read('u2', id)).code).toBe(404);
    expect((await read('u1', id)).code).toBe(200);
  });

  test('[MKT-16] the name of a file says no contact before approval', async () => {
    const { id } = await handIn('u6', 'application/pdf', '联系13900001234.pdf');
    await world.say('u6', between, `[文件] x [hupo:file:${id}:application/pdf:1]`);
    const [message] = rowsOf(await world.ask('u2', 'chat!history', { with: between }));
    expect(message).toMatchObject({
      masked: '1',
      content: expect.stringMatching(/^\[文件\] 联系［联系方式已隐藏］\.pdf /) as string,
    });
  });
});
