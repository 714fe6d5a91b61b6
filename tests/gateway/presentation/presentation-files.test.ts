import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayMs } from '../../../contract/values/duration';
import { presentationFilePath } from '../../../contract/presentation/calls';
import { demoSeed } from '../../../tools/process/seeds';
import { callGateway } from '../../support/gateway/call';
import { determine } from '../../support/gateway/determine';
import { tokenOf } from '../../support/gateway/log-in';
import { movedClock } from '../../support/gateway/moved-clock';
import { sampleContent } from '../../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

const { presentations } = demoSeed;
const [free] = presentations.filter((each) => !each.protected);
const [asPictures] = presentations.filter((each) => each.protected && !each.gated);
const [ofFund] = presentations.filter(({ gated }) => gated);
const fundId = ofFund?.id ?? '';
/** A fund's whose file could be handed out: the gate alone keeps it. */
const freeOfFund = 'pres-fund-file';

let gateway: TestGateway;
const clock = movedClock();
beforeAll(async () => {
  gateway = await startTestGateway(
    { clock },
    {
      name: 'presentation-files',
      content: {
        ...sampleContent,
        presentations: [
          ...presentations,
          ...presentations
            .filter(({ id }) => id === fundId)
            .map((each) => ({ ...each, id: freeOfFund, protected: false })),
        ],
      },
    },
  );
});
afterAll(() => gateway.close());

const fileOf = (id: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`${gateway.url}${presentationFilePath(id)}`, { headers });
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const picture = (id: string, page: string, token: string | null = null) =>
  callGateway(gateway.url, '/webapp/presentation!picture.action', {
    parameters: { id, page },
    ...(token === null ? {} : { token }),
  });
const bytesOf = (data: unknown): Buffer =>
  Buffer.from((data as { readonly content: string }).content, 'base64');

describe('the file of a presentation', { timeout: 60_000 }, () => {
  test('[SCR-06] is a PDF with a page for each of the seed, whose text can be read', async () => {
    const response = await fileOf(free?.id ?? '');
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    const data = new Uint8Array(await response.arrayBuffer());
    const opened = await getDocument({ data, isEvalSupported: false }).promise;
    expect(opened.numPages).toBe(free?.pageCount);
    const page = await opened.getPage(2);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join('');
    expect(text).toContain(free?.pages[1]?.title);
  });

  test('[SCR-06] is served in ranges under a tag that stays', async () => {
    const whole = await fileOf(free?.id ?? '');
    const content = Buffer.from(await whole.arrayBuffer());
    const tag = whole.headers.get('ETag') ?? '';
    expect(whole.headers.get('Accept-Ranges')).toBe('bytes');
    const part = await fileOf(free?.id ?? '', { Range: 'bytes=5-1028', 'If-Range': tag });
    expect([part.status, part.headers.get('Content-Range'), part.headers.get('ETag')]).toEqual([
      206,
      `bytes 5-1028/${content.byteLength}`,
      tag,
    ]);
    expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(5, 1_029))).toBe(true);
    const other = await fileOf(free?.id ?? '', { Range: 'bytes=5-1028', 'If-Range': '"another"' });
    expect(other.status).toBe(200);
    const beyond = await fileOf(free?.id ?? '', { Range: 'bytes=99999999-' });
    expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([
      416,
      `bytes */${content.byteLength}`,
    ]);
    expect((await fileOf(free?.id ?? '', { 'If-None-Match': tag })).status).toBe(304);
  });

  test('[SCR-06] is not handed out where the presentation is protected, or unknown', async () => {
    expect((await fileOf(asPictures?.id ?? '')).status).toBe(403);
    expect((await fileOf('pres-999')).status).toBe(404);
    expect((await fileOf('..%2f..%2fholder')).status).not.toBe(200);
  });
});

describe('the pages of a presentation as pictures', { timeout: 60_000 }, () => {
  test('[SCR-06] are drawn one by one, the same each time', async () => {
    const first = await picture(asPictures?.id ?? '', '1');
    expect(bytesOf(first.data).subarray(0, 4).toString()).toBe('RIFF');
    expect(bytesOf(first.data).subarray(8, 12).toString()).toBe('WEBP');
    expect((await picture(asPictures?.id ?? '', '1')).data).toEqual(first.data);
    expect((await picture(asPictures?.id ?? '', '2')).data).not.toEqual(first.data);
  });

  test.each(['0', '18', '999999', '-1', '1.5', 'x', ''])('[SCR-06] there is no page %j', async (page) => {
    const { code } = await picture(asPictures?.id ?? '', page);
    expect([400, 404]).toContain(code);
  });
});

test('[OPS-06] a withdrawn presentation has no file, no picture and no line in the site map', async () => {
  const { kinds } = gateway.inside.desk;
  const answers = async () => [
    (await fileOf(free?.id ?? '')).status,
    (await picture(free?.id ?? '', '1')).code,
    (await (await fetch(`${gateway.url}/sitemap/presentations-1.xml`)).text()).includes(
      `/news/presentation/${free?.id ?? ''}<`,
    ),
  ];
  expect(await answers()).toEqual([200, 200, true]);
  expect(await kinds.withdraw('presentation', free?.id ?? '')).toMatchObject({ _tag: 'Right' });
  expect(await answers()).toEqual([404, 404, false]);
  expect(await kinds.publish('presentation', free?.id ?? '')).toMatchObject({ _tag: 'Right' });
  expect(await answers()).toEqual([200, 200, true]);
}, 60_000);

describe('the presentation of a fund', { timeout: 60_000 }, () => {
  test('[MKT-19] neither its file nor a picture leaves the server without the determination', async () => {
    const visitor = [await fileOf(freeOfFund), await fileOf(freeOfFund, bearer('no-such-token'))];
    expect(visitor.map(({ status }) => status)).toEqual([403, 403]);
    expect(await picture(fundId, '1')).toMatchObject({ code: 403, data: undefined });
    const half = await tokenOf(gateway, 'u3');
    expect((await fileOf(freeOfFund, bearer(half))).status).toBe(403);
    expect(await picture(fundId, '1', half)).toMatchObject({ code: 403, data: undefined });
    const token = await tokenOf(gateway, 'u1');
    expect((await fileOf(freeOfFund, { ...bearer(token), Range: 'bytes=0-99' })).status).toBe(403);
    expect(await picture(fundId, '1', token)).toMatchObject({ code: 403, data: undefined });

    await determine(gateway.url, token);
    const opened = await fileOf(freeOfFund, bearer(token));
    expect([opened.status, opened.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect((await picture(fundId, '1', token)).code).toBe(200);
    expect((await fileOf(freeOfFund)).status).toBe(403);

    clock.jump(3 * 366 * dayMs);
    const later = await tokenOf(gateway, 'u1');
    expect((await fileOf(freeOfFund, bearer(later))).status).toBe(403);
    expect(await picture(fundId, '1', later)).toMatchObject({ code: 403, data: undefined });
  });
});
