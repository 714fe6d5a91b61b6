import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { soundnessOf } from '../../../gateway/src/domain/upload/content';
import { formatByContent } from '../../../contract/upload/format-by-content';
import { keptName } from '../../../gateway/src/domain/upload/upload';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { archiveOf, officeFile, officeKinds, officeParts } from '../../support/samples/archive';
import { bytesOf, postUpload, uploadFile, wholeFiles } from '../../support/gateway/upload';
import { propertyRuns } from '../../support/property';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  token = await tokenOf(gateway, 'u4');
});
afterAll(() => gateway.close());

const types = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
const executable = new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff, 0, 0]);

describe('what a file is, by what it holds', () => {
  test.each(types)(
    '[VAL-06] a whole file of the type %s is known, whatever is written on after it',
    (type) => {
      fc.assert(
        fc.property(fc.uint8Array({ maxLength: 200 }), (after) => {
          const content = new Uint8Array([...wholeFiles[type], ...after]);
          expect(formatByContent(content)).toBe(type);
          expect(soundnessOf(content, type)).toBe('sound');
        }),
        { numRuns: propertyRuns },
      );
    },
  );

  test.each(types)('[SEC-05] a file of the type %s that was cut off anywhere is never sound', (type) => {
    const whole = new Uint8Array(wholeFiles[type]);
    // The line end behind the last mark of a PDF is none of it.
    const least = type === 'application/pdf' ? 2 : 1;
    for (let length = 12; length <= whole.length - least; length += 1)
      expect(soundnessOf(whole.slice(0, length), type), `${length} bytes`).not.toBe('sound');
    expect(soundnessOf(whole.slice(0, whole.length - least), type)).toBe('cutOff');
  });

  test.each(types)('[SEC-05] what has only the beginning and the end of a %s is none', (type) => {
    const whole = wholeFiles[type];
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 30, maxLength: 200 }), (middle) => {
        const content = new Uint8Array([...whole.slice(0, 12), ...middle, ...whole.slice(-12)]);
        expect(formatByContent(content)).toBe(type);
        expect(soundnessOf(content, type)).not.toBe('sound');
      }),
      { numRuns: propertyRuns },
    );
  });

  test.each([
    ['a PNG whose picture was changed', 'image/png', (bytes: number[]) => (bytes[45] = 1 + (bytes[45] ?? 0))],
    ['a PNG without a width', 'image/png', (bytes: number[]) => bytes.fill(0, 16, 20)],
    ['a JPEG without a height', 'image/jpeg', (bytes: number[]) => bytes.fill(0, 25, 27)],
    ['a JPEG without its frame', 'image/jpeg', (bytes: number[]) => bytes.splice(20, 13)],
    ['a WebP of another kind of chunk', 'image/webp', (bytes: number[]) => bytes.fill(0x41, 12, 16)],
    ['a PDF that is rooted in nothing', 'application/pdf', (bytes: number[]) => bytes.fill(32, 60, 90)],
  ] as const)('[SEC-05] %s is broken', (_, type, breaks) => {
    const bytes = [...wholeFiles[type]];
    breaks(bytes);
    expect(soundnessOf(new Uint8Array(bytes), type)).toBe('broken');
  });

  test('[SEC-05] a kept name is one line without a path, never empty, at most 120 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const kept = keptName(name);
        expect(Array.from(kept).length).toBeLessThanOrEqual(120);
        expect(kept).not.toBe('');
        expect(kept).not.toMatch(/[/\\\p{Cc}\p{Surrogate}]/u);
      }),
      { numRuns: propertyRuns },
    );
    expect(keptName('C:\\证件\\名片.png')).toBe('名片.png');
    expect(keptName('../../../etc/passwd')).toBe('passwd');
  });
});

describe('uploads', () => {
  test.each(types)('[SCR-10] a whole file of the type %s is taken, whatever its name says', async (type) => {
    const content = bytesOf(type);
    const { code, data } = await uploadFile(gateway, content, { token, name: '证件.bin' });
    expect(code).toBe(200);
    expect(data).toEqual({
      id: expect.stringMatching(
        /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      ) as string,
      name: '证件.bin',
      type: type === 'application/pdf' ? type : 'image/jpeg',
      size: type === 'application/pdf' ? content.length : (expect.any(Number) as number),
    });
  });

  test('[SEC-05] a program renamed to a licence is refused by its content', async () => {
    expect(await uploadFile(gateway, executable, { token, name: '营业执照.jpg' })).toMatchObject({
      code: 400,
      text: '文件内容不是支持的类型，请上传 JPG、PNG、WebP 图片或 PDF 文件',
    });
  });

  test('[SEC-05] a PDF is no avatar, and a purpose that nobody knows is refused', async () => {
    const pdf = bytesOf('application/pdf');
    expect((await uploadFile(gateway, pdf, { token, purpose: 'avatar' })).code).toBe(400);
    expect(await uploadFile(gateway, pdf, { token, purpose: 'other' })).toMatchObject({ text: '参数错误' });
  });

  test('[SEC-05] a picture that was cut off is refused, and so is an empty file', async () => {
    const cut = bytesOf('image/jpeg').slice(0, -3);
    expect(await uploadFile(gateway, cut, { token })).toMatchObject({
      text: '文件不完整或已损坏，请换一个文件上传',
    });
    expect(await uploadFile(gateway, new Uint8Array(0), { token })).toMatchObject({
      text: '这是一个空文件，请重新选择',
    });
  });

  test('[SEC-05] a program between the beginning and the end of a picture is refused', async () => {
    const [head, end] = [wholeFiles['image/png'].slice(0, 8), wholeFiles['image/png'].slice(-8)];
    const content = new Uint8Array([...head, ...Buffer.from('<script>alert(1)</script>'), ...end]);
    expect(await uploadFile(gateway, content, { token, purpose: 'avatar' })).toMatchObject({
      code: 400,
      text: '文件已损坏，无法打开，请换一个文件',
    });
  });

  test('[SEC-05] a body whose last boundary never came is refused as cut off', async () => {
    const start = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
    const body = new Uint8Array([...Buffer.from(start), ...bytesOf('image/jpeg')]);
    expect(await postUpload(gateway, body, { token, type: 'multipart/form-data; boundary=b' })).toMatchObject(
      {
        code: 400,
        text: '文件不完整或已损坏，请换一个文件上传',
      },
    );
  });

  test('[SEC-05] 10 MB is taken, one byte more is refused, and 50 MB too', { timeout: 90_000 }, async () => {
    const sized = (size: number) => {
      const content = new Uint8Array(size).fill(32);
      const end = Buffer.from('\nstartxref\n9\n%%EOF\n');
      content.set(wholeFiles['application/pdf']);
      content.set(end, size - end.length);
      return content;
    };
    expect((await uploadFile(gateway, sized(10_485_760), { token })).code).toBe(200);
    expect(await uploadFile(gateway, sized(10_485_761), { token })).toMatchObject({
      text: '文件不能超过 10 MB，所选文件为 10.1 MB',
    });
    const far = '消息中的文件不能超过 20 MB，其他文件不能超过 10 MB，所选文件为 50.0 MB';
    expect(await uploadFile(gateway, sized(52_428_800), { token })).toMatchObject({ text: far });
    const chat = { token: await tokenOf(gateway, 'u1'), purpose: 'chat' };
    expect((await uploadFile(gateway, sized(20_971_520), chat)).code).toBe(200);
    expect(await uploadFile(gateway, sized(20_971_521), chat)).toMatchObject({
      text: '文件不能超过 20 MB，所选文件为 20.1 MB',
    });
    // An account that is not verified has 20 MB in all.
    expect(await uploadFile(gateway, sized(10_485_760), { token })).toMatchObject({
      code: 413,
      text: '未完成认证的账号最多上传 20 MB 文件，完成认证后可以继续上传',
    });
  });

  test('[SEC-05] a PDF that acts by itself is refused or kept without it', async () => {
    const own = await tokenOf(gateway, 'u3');
    const text = Buffer.from(wholeFiles['application/pdf']).toString('latin1');
    const opening = text.replace('/Type/Catalog', '/Type/Catalog/OpenAction 2 0 R');
    expect((await uploadFile(gateway, new Uint8Array(Buffer.from(opening)), { token: own })).code).toBe(200);
    const encrypted = text.replace('/Root 1 0 R', '/Root 1 0 R/Encrypt 2 0 R');
    expect(await uploadFile(gateway, new Uint8Array(Buffer.from(encrypted)), { token: own })).toMatchObject({
      code: 400,
      text: 'PDF 文件已加密，或含有脚本、自动动作、附件，请另存为普通 PDF 后上传',
    });
  });

  test('[VAL-06] a PDF behind a byte order mark and line breaks is kept from its header, and checked', async () => {
    const own = await tokenOf(gateway, 'u3');
    const prefix = [0xef, 0xbb, 0xbf, 13, 10, 32];
    const pdf = new Uint8Array([...prefix, ...wholeFiles['application/pdf']]);
    const { code, data } = await uploadFile(gateway, pdf, { token: own });
    expect([code, data]).toMatchObject([200, { type: 'application/pdf', size: pdf.length - prefix.length }]);
    const text = Buffer.from(pdf).toString('latin1').replace('/Root 1 0 R', '/Root 1 0 R/Encrypt 2 0 R');
    const encrypted = new Uint8Array(Buffer.from(text, 'latin1'));
    expect((await uploadFile(gateway, encrypted, { token: own })).text).toMatch(/PDF 文件已加密/);
  });

  test('[SCR-11] documents of office programs and archives are taken for chat, called by their kind', async () => {
    const chat = { token: await tokenOf(gateway, 'u1'), purpose: 'chat' };
    for (const kind of officeKinds) {
      const file = officeFile(kind);
      const taken = await uploadFile(gateway, file, { ...chat, name: `清单.${kind}` });
      expect(taken).toMatchObject({ code: 200, data: { name: `清单.${kind}`, size: file.length } });
    }
    const zip = archiveOf([['清单.txt', '一']]);
    expect((await uploadFile(gateway, zip, { ...chat, name: '程序.jar' })).data).toMatchObject({
      name: '程序.jar.zip',
      type: 'application/zip',
    });
    expect((await uploadFile(gateway, officeFile('docx'), { token })).text).toMatch(/不是支持的类型/);
  });

  test('[SCR-11] macros, encryption, programs, archives within and wrong sizes are refused by their content', async () => {
    const chat = { token: await tokenOf(gateway, 'u1'), purpose: 'chat' };
    const [types, ...parts] = officeParts('docx');
    const macros = types?.[1].replace('document.main+xml', 'document.macroEnabled.main+xml') ?? '';
    const refused: readonly (readonly [Uint8Array<ArrayBuffer>, RegExp])[] = [
      [archiveOf([['[Content_Types].xml', macros], ...parts]), /含有宏/],
      [archiveOf([...officeParts('xlsx'), ['xl/vbaProject.bin', 'x']]), /含有宏/],
      [archiveOf([['[Content_Types].xml', '<Types/>'], ...parts]), /不支持这种文档/],
      [archiveOf([['a.txt', 'a']], { flags: 1 }), /已加密/],
      [archiveOf([['a.zip', 'PK']]), /其他压缩包/],
      [archiveOf([['a.exe', 'MZ']]), /程序或脚本/],
      [archiveOf([['a.txt', '零'.repeat(1_000_000)]], { size: 9 }), /已损坏/],
    ];
    for (const [file, words] of refused)
      expect(await uploadFile(gateway, file, chat)).toMatchObject({
        code: 400,
        text: expect.stringMatching(words) as string,
      });
  });

  test('[SEC-05] nobody uploads without a login, and no other call takes a file', async () => {
    expect((await uploadFile(gateway, bytesOf('image/png'), { token: 'x'.repeat(43) })).code).toBe(401);
    expect(await postUpload(gateway, new Uint8Array([1]), { token, type: 'image/png' })).toMatchObject({
      code: 415,
    });
    const removed = await tokenOf(gateway, 'u5');
    expect(await uploadFile(gateway, bytesOf('image/png'), { token: removed })).toMatchObject({ code: 403 });
    const form = await callGateway(gateway.url, '/webapp/upload!save.action', { method: 'POST', token });
    expect(form.code).toBe(415);
  });

  test('[SEC-05] an account uploads 30 files an hour and no more, and again an hour later', async () => {
    const own = await tokenOf(gateway, 'u2');
    const once = () => uploadFile(gateway, bytesOf('image/png'), { token: own });
    for (let count = 0; count < 30; count += 1) expect((await once()).code).toBe(200);
    expect(await once()).toMatchObject({ code: 429, text: '上传过于频繁，请在 60 分钟后再试' });
    gateway.clock.move(3_600_000);
    expect((await once()).code).toBe(200);
  });
});
