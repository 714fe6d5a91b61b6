import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askedEvidence, evidenceLength, evidenceNumber } from '../../../contract/rules/evidence-number';
import { maskedName, stepsUntil } from '../../../gateway/src/domain/nda/evidence';
import { threadedDrawing } from '../../../gateway/src/adapters/evidence/threaded-drawing';
import { locations } from '../../../gateway/src/main/locations';
import type { TestGateway } from '../../support/gateway/test-gateway';
import { partyAt, startWithOwners, type Party } from './nda-rig';
import { pdfText } from './pdf-text';

interface Issued {
  readonly number: string;
  readonly name: string;
  readonly sha256: string;
  readonly content: string;
}

describe('evidence over HTTP', () => {
  let gateway: TestGateway;
  let signer: Party;
  let owner: Party;
  let id = '';
  beforeAll(async () => {
    gateway = await startWithOwners();
    signer = partyAt(gateway, 'u1');
    owner = partyAt(gateway, 'u2');
    await signer.sign('s1', await signer.code());
    id = (await signer.standing('s1')).id ?? '';
  });
  afterAll(() => gateway.close());

  const issuedTo = async (party: Party): Promise<Issued> =>
    (await party.call('evidence', { id })).data as Issued;
  const verify = (party: Party, evidence: string) => party.call('verify', { evidence });

  test('[MKT-04] there is none before the approval, and none for anybody else', async () => {
    expect(await signer.call('evidence', { id })).toMatchObject({
      code: 409,
      text: '保密协议审核通过后才有签署凭证',
    });
    expect(await partyAt(gateway, 'u3').call('evidence', { id })).toMatchObject({ code: 404 });
    expect(await signer.call('evidence', { id: 'x' })).toMatchObject({ code: 400 });
  });

  test('[MKT-04] both sides have the same bytes, which say what was signed, by whom and when, to be copied out', async () => {
    await owner.reject(id, '请先说明意图');
    await signer.sign('s1', await signer.code());
    await owner.approve(id);
    const file = await issuedTo(signer);
    expect(await issuedTo(owner)).toEqual(file);
    const bytes = Buffer.from(file.content, 'base64');
    expect(file).toMatchObject({
      number: expect.stringMatching(/^HP-[0-9A-Z]{20}$/) as string,
      name: '保密协议签署凭证-XMs1.pdf',
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    expect(bytes.byteLength).toBeLessThan(256 * 1024);
    const { sha256, version } = await signer.standing('s1');
    const text = pdfText(bytes);
    for (const said of [file.number, 'XMs1', '签署人：姓名u1', '签署单位：公司u1', version, sha256])
      expect(text).toContain(said);
    expect(text).toMatch(/签署人签署并提交.*委托方驳回.*签署人签署并提交.*委托方审核通过/);
    expect(text).toContain('第八条 法律适用与争议解决');
    // The text begins a page of its own, and each page says of what it is one.
    expect(text).toContain(`保密协议签署凭证 ${file.number}第 1 页，共 3 页附：协议全文`);
    expect(text).not.toMatch(/□|隐藏公司|姓名u2/);
  });

  test('[MKT-04] it is true by its number and by its file, to whoever has one of them, and names nobody', async () => {
    const { number, sha256 } = await issuedTo(signer);
    const other = partyAt(gateway, 'u3');
    const byNumber = await verify(other, ` ${number.toLowerCase()} `);
    expect(byNumber.data).toMatchObject({ number, by: 'number', code: 'XMs1', signer: '姓**' });
    expect(byNumber.raw).not.toMatch(/姓名u1|公司u1|项目s1/);
    expect((await verify(other, sha256)).data).toMatchObject({ number, by: 'file' });
  });

  test('[MKT-04] a changed byte, another number and what is neither are told apart', async () => {
    const { content, number } = await issuedTo(signer);
    const changed = Buffer.from(content, 'base64');
    changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1;
    const digest = createHash('sha256').update(changed).digest('hex');
    expect(await verify(signer, digest)).toMatchObject({ code: 404, text: '没有查到这份凭证' });
    const another = number.slice(0, -1) + (number.endsWith('0') ? '1' : '0');
    expect(await verify(signer, another)).toMatchObject({ code: 404 });
    expect(await verify(signer, 'HP-123')).toMatchObject({ code: 400 });
  });

  test('[MKT-04] who tries too often waits', async () => {
    const eager = partyAt(gateway, 'u4');
    const wrong = evidenceNumber(new Uint8Array(evidenceLength));
    for (let times = 0; times < 30; times += 1) await verify(eager, wrong);
    expect(await verify(eager, wrong)).toMatchObject({ code: 429 });
  });

  test('[MKT-04] what was issued stays true while it is signed anew', async () => {
    const before = await issuedTo(signer);
    gateway.clock.move(366 * 24 * 60 * 60_000);
    await owner.keepListed('s1');
    await signer.sign('s1', await signer.code());
    expect(await signer.standing('s1')).toMatchObject({ state: 'pending' });
    expect(await issuedTo(signer)).toEqual(before);
    await owner.approve(id);
    const after = await issuedTo(owner);
    expect(after.number).not.toBe(before.number);
    expect((await verify(signer, before.sha256)).data).toMatchObject({ number: before.number, by: 'file' });
  });
});

test('[MKT-04] every number is known again, however it was typed', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: evidenceLength, maxLength: evidenceLength }), (bytes) => {
      const number = evidenceNumber(bytes);
      expect(askedEvidence(number)).toBe(number);
      expect(askedEvidence(` ${number.toLowerCase().replace('-', ' － ')}`)).toBe(number);
    }),
  );
});

test('[MKT-04] what is neither a number nor a digest is asked about nowhere', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const asked = askedEvidence(text);
      expect(asked === null || /^(HP-[0-9A-Z]{20}|[0-9a-f]{64})$/.test(asked)).toBe(true);
    }),
  );
});

test('[MKT-04] of a name no more than its first sign is told', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (name) => {
      const [first = ''] = Array.from(name);
      expect(maskedName(name).replace(/^./su, '').replaceAll('*', '')).toBe('');
      expect(maskedName(name).startsWith(first)).toBe(true);
    }),
  );
});

test('[MKT-04] the steps end with the approval, in their order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 100 })),
      fc.integer({ min: 0, max: 100 }),
      (times, approvedAt) => {
        const history = times
          .toSorted((one, other) => other - one)
          .map((at) => ({ kind: 'signed', by: 'signer', name: '', at, note: '' }) as const);
        const steps = stepsUntil(history, approvedAt).map(({ at }) => at);
        expect(steps).toEqual(steps.toSorted((one, other) => one - other));
        expect(steps.every((at) => at <= approvedAt)).toBe(true);
      },
    ),
  );
});

test('[MKT-04] of a name the signs that the font lacks stand as their code, and the file says so', async () => {
  const drawing = threadedDrawing(locations.drawingThread);
  const written = async (name: string): Promise<string> => {
    const lines = [
      { look: 'text', label: '签署人：', text: name },
      { look: 'small', text: '以上为北京时间。' },
    ] as const;
    return pdfText((await drawing.pdf({ title: '凭证', at: 0, lines })) ?? new Uint8Array());
  };
  expect(await written('𠮷野䶮')).toContain('〔U+20BB7〕野䶮以上为北京时间。〔U+…〕中是字库没有收录的字');
  expect(await written('沈知远')).not.toContain('U+');
  await drawing.close();
});
