import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sheetProcess } from '../../../gateway/src/adapters/pictures/share/sheet-process';
import type { ShareSheet } from '../../../gateway/src/domain/share/share-sheet';
import { locations } from '../../../gateway/src/main/locations';
import { pngSize } from '../../support/gateway/png-size';

const sheet: ShareSheet = {
  brand: '琥珀并购',
  kind: '出售项目 XM20260418',
  title: '华东某精密减速器制造商控股权转让',
  facts: ['高端装备', '江苏 苏州'],
  figures: [{ name: '转让金额', figure: '3.2', unit: '亿元' }],
  sealed: '估值，签署NDA后可见',
  confirmed: '2026年11月18日确认在售',
  source: '信息由委托方提供，不构成投资建议',
};

describe('the process that draws what is shared', { timeout: 60_000 }, () => {
  let drawing: ReturnType<typeof sheetProcess>;
  beforeAll(() => {
    drawing = sheetProcess(locations.sheetWorker);
  });
  afterAll(() => drawing.close());

  test('[ENT-10] draws the same sheet to the same bytes, and nothing of what comes beyond those that may wait', async () => {
    const drawn = await Promise.all(Array.from({ length: 17 }, () => drawing.png(sheet)));
    const [first] = drawn;
    expect(drawn.slice(0, 16).every((one) => Buffer.from(one ?? []).equals(Buffer.from(first ?? [])))).toBe(
      true,
    );
    expect(pngSize(first ?? new Uint8Array())).toEqual({ width: 1_000, height: 800 });
    expect(drawn.at(16)).toBeNull();
  });

  test.each([
    ['a title of 2,000 signs', { ...sheet, title: '长'.repeat(2_000) }],
    [
      'a figure of 40 digits',
      { ...sheet, figures: [{ name: '金额', figure: '9'.repeat(40), unit: '亿元' }] },
    ],
    [
      'text that is markup, unseen or not in the font',
      { ...sheet, title: '</svg>&lt;\u0000\u202e🚀\u{20bb7}' },
    ],
    ['nothing to tell', { ...sheet, title: '', facts: [], figures: [], sealed: '', kind: '' }],
  ])('[ENT-10] draws %s', async (_, odd) => {
    const picture = await drawing.png(odd);
    expect(pngSize(picture ?? new Uint8Array())).toEqual({ width: 1_000, height: 800 });
  });

  test('[ENT-10] draws on after it was ended from outside', async () => {
    const children: ChildProcess[] = [];
    const keep = (message: unknown): void =>
      void children.push((message as { process: ChildProcess }).process);
    subscribe('child_process', keep);
    const lost = sheetProcess(locations.sheetWorker);
    expect(await lost.png(sheet)).not.toBeNull();
    const [child] = children;
    child?.kill('SIGKILL');
    // The task that finds the process gone may fail; the next one has a new process.
    const next = await lost.png(sheet);
    const after = next ?? (await lost.png(sheet));
    expect(after).not.toBeNull();
    expect(children).toHaveLength(2);
    await lost.close();
    unsubscribe('child_process', keep);
    expect(await lost.png(sheet)).toBeNull();
  });
});
