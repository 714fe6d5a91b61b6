import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatByContent } from '../../../contract/upload/format-by-content';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { bytesOf, uploadFile } from '../../support/gateway/upload';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const choose = async (token: string, documentId: string) => {
  const answer = await callGateway(gateway.url, '/webapp/user!avatar.action', {
    method: 'POST',
    token,
    parameters: { documentId },
  });
  return answer.code === 200 ? answer.data : [answer.code, answer.text];
};
const uploaded = async (token: string, purpose: 'avatar' | 'verification'): Promise<string> => {
  const answer = await uploadFile(gateway, bytesOf('image/png'), { token, purpose });
  return (answer.data as { readonly id: string }).id;
};

test('[SCR-10] an uploaded picture becomes one’s own, is told by user info, and is seen by everyone', async () => {
  const token = await tokenOf(gateway, 'u1');
  const id = await uploaded(token, 'avatar');
  expect(await choose(token, id)).toEqual({ avatar: `/files/avatar/${id}` });
  const me = await callGateway(gateway.url, '/webapp/register!get.action', { token });
  expect(me.data).toMatchObject({ avatar: `/files/avatar/${id}` });
  const picture = await fetch(`${gateway.url}/files/avatar/${id}`);
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
  expect(picture.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(picture.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(formatByContent(new Uint8Array(await picture.arrayBuffer()))).toBe('image/jpeg');
});

test('[SEC-05] neither another’s picture nor a document becomes one’s own, and no document is seen by its id', async () => {
  const [own, other] = [await tokenOf(gateway, 'u1'), await tokenOf(gateway, 'u2')];
  const unknown = [404, '图片不存在，请重新上传'];
  expect(await choose(other, await uploaded(own, 'avatar'))).toEqual(unknown);
  const licence = await uploaded(own, 'verification');
  expect(await choose(own, licence)).toEqual(unknown);
  expect((await fetch(`${gateway.url}/files/avatar/${licence}`)).status).toBe(404);
  expect(await choose(own, '../x')).toEqual([400, '参数错误']);
});
