import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf, csvRecords } from '../../../gateway/src/adapters/record-file/csv-records';
import { jsonRecords } from '../../../gateway/src/adapters/record-file/json-records';

const right = (records: unknown) => ({ _tag: 'Right', right: records });
const left = (faults: unknown) => ({ _tag: 'Left', left: faults });

test('[OPS-06] a record of CSV has the line on which it begins, after quoted line breaks and empty lines', async () => {
  const text = 'id,intro\r\na,"one\r\ntwo\r\nthree"\r\n\r\n,\r\nb, x \r\n';
  expect(await csvRecords([text])).toEqual(
    right([
      { line: 2, value: { id: 'a', intro: 'one\ntwo\nthree' } },
      { line: 7, value: { id: 'b', intro: 'x' } },
    ]),
  );
});

test('[OPS-06] columns are fields, fields of records, lists of texts, and JSON', async () => {
  const text =
    'id,seller.name,focus[],team,note\n1,某公司,储能| 光伏 ||,"[{""name"":""张""}]",[公告] 见附件\n';
  expect(await csvRecords([text])).toEqual(
    right([
      {
        line: 2,
        value: {
          id: '1',
          seller: { name: '某公司' },
          focus: ['储能', '光伏'],
          team: [{ name: '张' }],
          note: '[公告] 见附件',
        },
      },
    ]),
  );
});

test('[OPS-06] a column named __proto__ changes no other object', async () => {
  await csvRecords(['__proto__.polluted,constructor.prototype.polluted\nyes,yes\n']);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('[OPS-06] requests have their turn while a long CSV is read, and no line end or character is cut apart', async () => {
  const rows = Array.from({ length: 3_000 }, (_, place) => [`id-${place}`, '🐉\r\n'.repeat(1 + (place % 7))]);
  const text = `id,intro\r\n${rows.map(([id, intro]) => `${id},"${intro}"`).join('\r\n')}\r\n`;
  let turns = 0;
  let isRead = false;
  const count = (): void => {
    turns += 1;
    if (!isRead) setImmediate(count);
  };
  setImmediate(count);
  const read = await csvRecords([text.slice(0, 50_001), text.slice(50_001)]);
  isRead = true;
  expect(turns).toBeGreaterThan(text.length / 20_000);
  expect(read).toMatchObject(
    right(rows.map(([id, intro]) => ({ value: { id, intro: intro?.replaceAll('\r\n', '\n') } }))),
  );
});

test.each([
  [
    'id,name\na\nb,c,d\n',
    [
      [2, '有 1 列，字段名有 2 列'],
      [3, '有 3 列，字段名有 2 列'],
    ],
  ],
  [
    'id,,id\na,b,c\n',
    [
      [1, '第 2 列没有字段名'],
      [1, '字段“id”有两列'],
    ],
  ],
  ['id,contacts,contacts[]\na,b,c\n', [[1, '字段“contacts[]”与“contacts”重复，只能有一列']]],
  ['contact.office,id,contact\na,b,c\n', [[1, '字段“contact”与“contact.office”重复，只能有一列']]],
  ['a.b[],a.b.c,a.bc\nx,y,z\n', [[1, '字段“a.b.c”与“a.b[]”重复，只能有一列']]],
  ['id\nok\n"open\nnever closed\n', [[4, '引号没有成对']]],
  ['id\n"a"b\n', [[2, '引号后面还有内容，字段里的引号要写两次']]],
  ['id\na"b\n', [[2, '引号不在字段开头，含引号的字段要整个加引号']]],
])('[OPS-06] the faults of the CSV %j name their lines', async (text, faults) => {
  expect(await csvRecords([text])).toEqual(left(faults.map(([line, said]) => ({ line, text: said }))));
});

test('[OPS-06] a record of JSON has the line on which it begins', () => {
  expect(jsonRecords('[\n  {"a": [{\n"b": 1}]},\n\n  [1],\n 7, {"c": 2}]')).toEqual(
    right([
      { line: 2, value: { a: [{ b: 1 }] } },
      { line: 5, value: [1] },
      { line: 6, value: 7 },
      { line: 6, value: { c: 2 } },
    ]),
  );
});

test.each([
  ['[\n{"a": 1},\n{"a" 2}\n]', 3, '不是有效的 JSON'],
  ['[\n{"a": 1},\n', 3, '不是有效的 JSON'],
  ['', 1, '不是有效的 JSON'],
  ['{"id": 1}', 1, '文件应是一个列表，每项一条记录'],
])('[OPS-06] the JSON %j is refused with its line', (text, line, said) => {
  expect(jsonRecords(text)).toEqual(left([{ line, text: said }]));
});

test('[OPS-06] a record of filled fields is the same after it was written as CSV and read', async () => {
  const text = fc
    .string({ minLength: 1, unit: 'grapheme' })
    .filter((each) => each.trim() === each && !each.includes('\r') && !/^[[{]/.test(each));
  const name = fc.stringMatching(/^[a-z]{1,8}$/);
  const listed = text.filter((each) => !each.includes('|'));
  const record = fc.dictionary(
    name,
    fc.oneof(text, fc.array(listed, { minLength: 1 }), fc.array(fc.record({ name: text }), { minLength: 1 })),
    { minKeys: 1 },
  );
  await fc.assert(
    fc.asyncProperty(record, async (written) => {
      const csv = csvOf({ ...written, of: { some: 'x' } });
      const read = await csvRecords([csv.slice(1)]);
      expect(read).toEqual(right([{ line: 2, value: { ...written, of: { some: 'x' } } }]));
    }),
  );
});
