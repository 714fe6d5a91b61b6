import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { families } from '../../../contract/families';
import { kindsWith } from '../../../contract/kind/capabilities';
import type { KindWith } from '../../../contract/kind/kinds';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { sampleContent } from '../../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { demoSeed } from '../../../tools/process/seeds';

type Operated = KindWith<'operator'>;
type Answer = { readonly ok: boolean; readonly lines: readonly string[] };

const operated = kindsWith('operator');
const [organization] = demoSeed.organizations;

const folder = mkdtempSync(join(tmpdir(), 'hupo-import-'));
let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway({}, { name: 'imports', content: sampleContent });
  token = await tokenOf(gateway, 'u1');
});
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

const ask = async (act: 'add' | 'check' | 'template', kind: Operated, path: string): Promise<Answer> => {
  const done = await gateway.inside.desk.imports[act](kind, path);
  return done._tag === 'Right'
    ? { ok: true, lines: done.right.split('\n') }
    : { ok: false, lines: done.left.split('\n') };
};
const written = (name: string, text: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const totalOf = async (kind: Operated): Promise<number> => {
  const { data } = await callGateway(gateway.url, families[kind].list.path, { token });
  return (data as { total: number }).total;
};
/** Organizations with these ids. */
const many = (ids: readonly string[]): readonly object[] =>
  ids.map((id) => ({ ...organization, id, name: `机构 ${id}` }));
const refused = (...lines: readonly string[]): Answer => ({
  ok: false,
  lines: [`共 ${lines.length} 处有误，没有导入任何记录`, ...lines],
});

describe.each(['csv', 'json'])('a template of %s', (ending) => {
  test.each(operated)(
    '[OPS-06] of one %s is checked without a trace, imported once and then listed',
    async (kind) => {
      const path = join(folder, `${kind}.${ending}`);
      expect(await ask('template', kind, path)).toMatchObject({ ok: true });
      expect((await ask('template', kind, path)).ok).toBe(false);
      const before = await totalOf(kind);
      // The template of JSON has the ids of the one of CSV, which are there already.
      if (ending === 'json')
        writeFileSync(
          path,
          readFileSync(path, 'utf8')
            .replace(/"id": "[^"]+"/, `"id": "${kind}-2"`)
            .replace(/"id": "(conf-001-[^"]+)"/g, '"id": "$1-2"')
            .replace(/"code": "[^"]+"/, '"code": "SZZ999"'),
        );
      expect(await ask('check', kind, path)).toMatchObject({ ok: true });
      expect(await totalOf(kind)).toBe(before);
      expect(await ask('add', kind, path)).toMatchObject({ ok: true });
      expect(await totalOf(kind)).toBe(before + 1);
      const again = await ask('add', kind, path);
      expect(again.ok).toBe(false);
      expect(again.lines[1]).toMatch(/^第 2 行：已有字段“id”为“.+”的/);
      expect(await totalOf(kind)).toBe(before + 1);
    },
  );
});

test('[OPS-06] a conference with the ticket types of another one is refused by its line', async () => {
  const path = join(folder, 'taken-types.json');
  await ask('template', 'conference', path);
  writeFileSync(path, readFileSync(path, 'utf8').replace(/"id": "[^"]+"/, '"id": "conf-of-taken-types"'));
  const answer = await ask('check', 'conference', path);
  expect(answer.ok).toBe(false);
  expect(answer.lines[1]).toBe('第 2 行：已有字段“tickets.id”为“conf-001-early”的会议');
});

test('[OPS-06] an imported thing has every field of its file on its page', async () => {
  const { data } = await callGateway(gateway.url, '/webapp/organization!detail.action', {
    parameters: { id: organization?.id ?? '' },
  });
  expect(data).toMatchObject({
    name: organization?.name,
    team: organization?.team,
    services: organization?.services,
    fees: organization?.fees,
  });
});

describe('a file with faults', () => {
  const idOf = (place: number): string => `many-${place}`;
  const ids = Array.from({ length: 10_000 }, (_, place) => idOf(place));

  test('[OPS-06] of 10,000 records of which one is wrong, nothing is imported, and its line is named', async () => {
    const lines = many(ids).map((record) => JSON.stringify(record));
    lines[6_999] = JSON.stringify({ ...organization, id: idOf(6_999), kind: 'bakery' });
    const path = written('one-wrong.json', `[\n${lines.join(',\n')}\n]`);
    const before = await totalOf('organization');
    const answer = await ask('add', 'organization', path);
    expect(answer).toMatchObject({ ok: false, lines: { length: 2 } });
    expect(answer.lines[1]).toMatch(/^第 7001 行：字段“kind”.*bakery/);
    expect(await totalOf('organization')).toBe(before);
    const some = ids.slice(0, 1_200);
    const repaired = written('repaired.json', JSON.stringify(many(some)));
    expect(await ask('check', 'organization', repaired)).toMatchObject({ ok: true });
    expect(await ask('add', 'organization', repaired)).toMatchObject({ ok: true });
    expect(await totalOf('organization')).toBe(before + some.length);
  });

  test('[OPS-06] of 10,000 wrong records the first fifty faults are shown, and how many more there are', async () => {
    const path = written(
      'all-wrong.json',
      JSON.stringify(many(ids).map((record) => ({ ...record, cases: 'viele' }))),
    );
    const { ok, lines } = await ask('add', 'organization', path);
    expect([ok, lines.length, lines.at(0), lines.at(-1)]).toEqual([
      false,
      52,
      `共 10000 处有误，没有导入任何记录`,
      '另有 9950 处',
    ]);
  });

  test('[OPS-06] every fault of a record is named with its field, nested ones too', async () => {
    const text = [
      'id,name,kind,region,cases,rounds,staff',
      'a b,,law,江苏,x,,',
      'ok1,好机构,law,江苏 苏州,3,,"[{""licence"":""lawyer"",""count"":-1}]"',
    ].join('\n');
    expect(await ask('add', 'organization', written('fields.csv', text))).toEqual(
      refused(
        '第 2 行：字段“id”的值不正确（a b）',
        '第 2 行：缺少字段“name”',
        '第 2 行：缺少字段“industries”',
        '第 2 行：字段“cases”的值不正确（x）',
        '第 3 行：字段“staff.0.count”的值不正确（-1）',
        '第 3 行：缺少字段“industries”',
      ),
    );
  });

  test('[OPS-06] a field that the kind does not have is a fault', async () => {
    const [first = {}] = many(['f1']);
    const organizations = written('unknown.json', JSON.stringify([{ ...first, colour: 'red' }]));
    expect(await ask('check', 'organization', organizations)).toEqual(
      refused('第 1 行：没有“colour”这个字段'),
    );
    const listing = { ...demoSeed.soes[0], id: 's1', code: 'S1', priec: '3' };
    expect(await ask('check', 'soe', written('soe.json', JSON.stringify([listing])))).toEqual(
      refused('第 1 行：没有“priec”这个字段'),
    );
  });

  test('[MKT-17] a listing that breaks a rule of prices is a fault of its line', async () => {
    const listing = { ...demoSeed.soes[0], id: 's2', code: 'S2', industry: '炼金术' };
    expect(await ask('check', 'soe', written('rule.json', JSON.stringify([listing])))).toEqual(
      refused('第 1 行：没有“炼金术”这个行业'),
    );
  });

  test('[OPS-06] an id that is there twice is a fault of the later line', async () => {
    const path = written(
      'twice.json',
      `[\n${many(['t1', 't2', 't1'])
        .map((each) => JSON.stringify(each))
        .join(',\n')}]`,
    );
    expect(await ask('add', 'organization', path)).toEqual(refused('第 4 行：字段“id”的值“t1”与第 2 行相同'));
  });

  test.each([
    ['gbk.csv', Uint8Array.from([0x69, 0x64, 0x0a, 0xbb, 0xfa, 0xb9, 0xb9]), /不是 UTF-8 编码（可能是 GBK）/],
    ['utf16.csv', Uint8Array.from([0xff, 0xfe, 0x69, 0x00]), /不是 UTF-8 编码/],
    ['large.csv', new Uint8Array(32 * 1024 * 1024 + 1), /超过 32 MB/],
    ['none.csv', '', /里没有记录/],
    ['head.csv', 'id,name\n', /里没有记录/],
    ['empty.json', '[]', /里没有记录/],
    ['sheet.xlsx', 'PK', /应是 \.csv 或 \.json 文件/],
  ])('[OPS-06] %s is refused with a sentence', async (name, content, sentence) => {
    const { ok, lines } = await ask('add', 'investor', written(name, content));
    expect(ok).toBe(false);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(sentence);
  });

  test('[OPS-06] a missing file and a folder are refused with a sentence', async () => {
    expect(await ask('add', 'investor', join(folder, 'missing.csv'))).toEqual({
      ok: false,
      lines: [`无法读取 ${join(folder, 'missing.csv')}（ENOENT）`],
    });
    expect((await ask('add', 'investor', folder)).ok).toBe(false);
  });
});
