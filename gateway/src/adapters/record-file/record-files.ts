import { extname } from 'node:path';
import { isLeft, left } from 'fp-ts/Either';
import type { RecordFiles } from '../../ports/kind-imports';
import { readTextPartsUpTo } from '../operator-channel/read-text-file';
import { saveFile } from '../operator-channel/save-file';
import { csvOf, csvRecords } from './csv-records';
import { jsonRecords } from './json-records';

/** In MB: ten thousand records with all their fields. */
const largest = 32;
const readText = readTextPartsUpTo(largest);

const formats = {
  '.csv': { read: csvRecords, write: csvOf },
  '.json': {
    read: (text: readonly string[]) => jsonRecords(text.join('')),
    write: (record: Readonly<Record<string, unknown>>) => `${JSON.stringify([record], null, 2)}\n`,
  },
} as const;

const formatOf = (path: string) => {
  const ending = extname(path).toLowerCase();
  return ending === '.csv' || ending === '.json' ? formats[ending] : null;
};

const noFormat = (path: string): string => `${path} 应是 .csv 或 .json 文件`;

/** Files of records that an operator names. */
export const recordFiles: RecordFiles = {
  read: async (path) => {
    const format = formatOf(path);
    if (format === null) return left(noFormat(path));
    const text = await readText(path);
    return isLeft(text) ? text : format.read(text.right);
  },
  write: async (path, record) => {
    const format = formatOf(path);
    return format === null
      ? left(noFormat(path))
      : saveFile(path, new TextEncoder().encode(format.write(record)));
  },
};
