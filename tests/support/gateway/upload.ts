import { PNG } from 'pngjs';
import type { PlainType } from '../samples/type-heads';
import type { Answered } from './call';
import type { TestGateway } from './test-gateway';

const text = (letters: string): readonly number[] => Array.from(letters, (letter) => letter.charCodeAt(0));

/** A picture of one component and one pixel; its scan holds what does not matter. */
const jpeg = [
  ...[0xff, 0xd8, 0xff, 0xe0, 0, 16, ...text('JFIF'), 0, 1, 1, 0, 0, 1, 0, 1, 0, 0],
  ...[0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0],
  ...[0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 7, 7, 0xff, 0, 7],
  ...[0xff, 0xd9],
];

const webp = [
  ...text('RIFF'),
  ...[22, 0, 0, 0],
  ...text('WEBPVP8 '),
  ...[10, 0, 0, 0],
  ...[0x50, 1, 0, 0x9d, 1, 0x2a, 1, 0, 1, 0],
];

const pdfBody = '%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n';
const pdf = `${pdfBody}xref\n0 2\ntrailer\n<</Size 2/Root 1 0 R>>\nstartxref\n${pdfBody.length}\n%%EOF\n`;

/** Small whole files of each type. */
export const wholeFiles: Readonly<Record<PlainType, readonly number[]>> = {
  'image/jpeg': jpeg,
  'image/png': [...PNG.sync.write(new PNG({ width: 2, height: 1 }))],
  'image/webp': webp,
  'application/pdf': text(pdf),
};

/** Pictures of two pixels that a decoder takes, too. */
const drawn = {
  'image/jpeg':
    '/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAABAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ALAAiz//2Q==',
  'image/webp': 'UklGRjoAAABXRUJQVlA4IC4AAADwAQCdASoCAAEAAUAmJaACdLoB+AAF9AAA/si//9GH8MP4Yf30v/kpr/G3UgAA',
} as const;

export const bytesOf = (type: PlainType): Uint8Array<ArrayBuffer> =>
  type === 'image/jpeg' || type === 'image/webp'
    ? new Uint8Array(Buffer.from(drawn[type], 'base64'))
    : new Uint8Array(wholeFiles[type]);

export interface Sending {
  readonly token?: string;
  readonly purpose?: string;
  readonly name?: string;
}

const answered = async (response: Response): Promise<Answered> => {
  const raw = await response.text();
  const body = JSON.parse(raw) as { resultCode: number; resultMsg?: string; data?: unknown };
  return { status: response.status, code: body.resultCode, text: body.resultMsg ?? '', data: body.data, raw };
};

/** Posts any body to the upload path, as whoever the token says. */
export const postUpload = async (
  gateway: Pick<TestGateway, 'url'>,
  body: FormData | Uint8Array<ArrayBuffer>,
  { token, type }: { readonly token?: string; readonly type?: string } = {},
): Promise<Answered> =>
  answered(
    await fetch(`${gateway.url}/gateway?t=1`, {
      method: 'POST',
      headers: {
        'X-Gateway-Path': '/webapp/upload!save.action',
        // The gateway of a test shares its thread: a kept connection may be over before it is seen.
        Connection: 'close',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(type === undefined ? {} : { 'Content-Type': type }),
      },
      body,
    }),
  );

/** Uploads a file as the client does. */
export const uploadFile = (
  gateway: Pick<TestGateway, 'url'>,
  content: Uint8Array<ArrayBuffer>,
  { token = '', purpose = 'verification', name = '营业执照.jpg' }: Sending = {},
): Promise<Answered> => {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', new File([content], name, { type: 'image/jpeg' }));
  return postUpload(gateway, form, { token });
};
