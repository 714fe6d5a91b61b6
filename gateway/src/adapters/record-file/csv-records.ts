import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { left, right, type Either } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { FileRecord, LineFault } from '../../ports/kind-imports';
import { unflattened, flattened } from './flat-record';
import { headFaults } from './head-faults';

/** In characters: no record is longer, so that a quotation mark without its pair does not take the rest of the file. */
const longestRecord = 1_000_000;

/** In characters: so much is parsed before requests have their turn. */
const parsedAtOnce = 16_384;

const Row = t.type({ record: t.array(t.string), raw: t.string, info: t.type({ lines: t.number }) });
type Row = t.TypeOf<typeof Row>;

const faultTexts: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: '引号没有成对',
  CSV_INVALID_CLOSING_QUOTE: '引号后面还有内容，字段里的引号要写两次',
  INVALID_OPENING_QUOTE: '引号不在字段开头，含引号的字段要整个加引号',
  CSV_MAX_RECORD_SIZE: '一条记录太长，可能有引号没有成对',
};

const fault = (line: number, text: string): LineFault => ({ line, text });

/**
 * The text in small parts, with the line ends that the parser counts right: it counts CR and LF within quotation marks as
 * two. No part ends within a line end or a pair of surrogates.
 */
async function* smallParts(text: readonly string[]): AsyncGenerator<string> {
  let held = '';
  for (const part of text) {
    for (let from = 0; from < part.length; from += parsedAtOnce) {
      const whole = held + part.slice(from, from + parsedAtOnce);
      held = /[\r\uD800-\uDBFF]$/.test(whole) ? whole.slice(-1) : '';
      yield whole.slice(0, whole.length - held.length).replaceAll(/\r\n?/g, '\n');
      await setImmediate();
    }
  }
  yield held.replace('\r', '\n');
}

const options = {
  info: true,
  raw: true,
  trim: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
  relax_column_count: true,
  max_record_size: longestRecord,
} as const;

/** Passes each row on, in order. */
const parsed = async (text: readonly string[], take: (row: Row) => void): Promise<LineFault | null> => {
  try {
    for await (const row of Readable.from(smallParts(text)).compose(parse(options))) {
      if (!Row.is(row)) return fault(1, '不是有效的 CSV');
      take(row);
    }
    return null;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = 'lines' in error && typeof error.lines === 'number' ? error.lines : 1;
    return fault(line, faultTexts[error.code] ?? '不是有效的 CSV');
  }
};

/** The line on which a record begins; the parser gives the one on which it ends. */
const firstLine = ({ raw, info }: Row): number => info.lines - (raw.trim().match(/\n/g)?.length ?? 0);

/** Reads the records of a CSV text whose first record names the fields: see `unflattened`. @param text in parts */
export const csvRecords = async (
  text: readonly string[],
): Promise<Either<readonly LineFault[], readonly FileRecord[]>> => {
  let names: readonly string[] | null = null;
  const faults: LineFault[] = [];
  const records: FileRecord[] = [];
  const broken = await parsed(text, (row) => {
    const { record } = row;
    if (names === null) {
      names = record;
      faults.push(...headFaults(names));
    } else if (record.length !== names.length)
      faults.push(fault(firstLine(row), `有 ${record.length} 列，字段名有 ${names.length} 列`));
    else if (faults.length === 0)
      records.push({
        line: firstLine(row),
        value: unflattened(names.map((name, place) => [name, record[place] ?? ''])),
      });
  });
  if (broken !== null) return left([broken]);
  return faults.length > 0 ? left(faults) : right(records);
};

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** A record as a CSV text of two lines, with a byte order mark, by which spreadsheets know UTF-8. */
export const csvOf = (record: Readonly<Record<string, unknown>>): string => {
  const cells = flattened(record);
  const lineOf = (texts: readonly string[]): string => texts.map(quoted).join(',');
  return `\uFEFF${lineOf(cells.map(([name]) => name))}\r\n${lineOf(cells.map(([, cell]) => cell))}\r\n`;
};
