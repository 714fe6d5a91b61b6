import { readFileSync, readdirSync } from 'node:fs';
import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { fieldName } from '../../../contract/codec/field-name';
import { OperatorProblem } from '../ports/operator-problem';

/** A file of the seed that cannot be read; the message names file, record and field. */
export class SeedProblem extends OperatorProblem {}

const longestValue = 60;

const shown = (value: unknown): string => {
  const text = value === undefined ? '（缺少）' : JSON.stringify(value);
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
};

const parsed = (folder: URL, file: string): unknown => {
  try {
    return JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  } catch (error) {
    throw new SeedProblem(`种子数据 seed/${file} 无法读取：${error instanceof Error ? error.message : ''}`);
  }
};

const Identified = t.union([t.type({ id: t.string }), t.type({ number: t.string })]);

/** The name of a record in a message: its place in the file, and its id where it has one. */
const recordName = (record: unknown, place: number): string => {
  if (!Identified.is(record)) return `第 ${place + 1} 条记录`;
  return `第 ${place + 1} 条记录（${'id' in record ? record.id : record.number}）`;
};

const decoded = <A>(codec: t.Type<A, unknown>, value: unknown, name: string): A => {
  const read = codec.decode(value);
  if (!isLeft(read)) return read.right;
  const [first] = read.left;
  throw new SeedProblem(
    `种子数据 seed/${name}的字段 ${fieldName(read.left, '（整条）')} 不正确：${first?.message ?? shown(first?.value)}`,
  );
};

/**
 * Reads one value from a file.
 * @throws SeedProblem
 */
export const readValue = <A>(codec: t.Type<A, unknown>, folder: URL, file: string): A =>
  decoded(codec, parsed(folder, file), `${file} `);

/**
 * Reads the records of one file (`news.json`), or of all files of a folder (`sales/`) in the order of their names.
 * @throws SeedProblem
 */
export const readRecords = <A>(codec: t.Type<A, unknown>, folder: URL, name: string): readonly A[] => {
  const files = name.endsWith('/')
    ? readdirSync(new URL(name, folder))
        .sort()
        .map((file) => `${name}${file}`)
    : [name];
  const seen = new Set<string>();
  return files.flatMap((file) =>
    readValue(t.UnknownArray, folder, file).map((record, place) => {
      const title = recordName(record, place);
      const read = decoded(codec, record, `${file} ${title}`);
      if (Identified.is(record) && seen.size === seen.add(title.replace(/^[^（]*/, '')).size)
        throw new SeedProblem(`种子数据 seed/${file} ${title}与前面的一条编号相同`);
      return read;
    }),
  );
};
