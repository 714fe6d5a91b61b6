import { CsvError, parse } from 'csv-parse/sync';
import { left, right, type Either } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { FileRecord, LineFault } from '../../ports/kind-imports';
import { unflattened, flattened } from './flat-record';
import { headFaults } from './head-faults';

/** In characters: no record is longer, so that a quotation mark without its pair does not take the rest of the file. */
const longestRecord = 1_000_000;

const Rows = t.array(t.type({ record: t.array(t.string), raw: t.string, info: t.type({ lines: t.number }) }));

const faultTexts: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: '引号没有成对',
  CSV_INVALID_CLOSING_QUOTE: '引号后面还有内容，字段里的引号要写两次',
  INVALID_OPENING_QUOTE: '引号不在字段开头，含引号的字段要整个加引号',
  CSV_MAX_RECORD_SIZE: '一条记录太长，可能有引号没有成对',
};

const fault = (line: number, text: string): LineFault => ({ line, text });

const parsed = (text: string): Either<LineFault, t.TypeOf<typeof Rows>> => {
  try {
    // The parser counts CR and LF within quotation marks as two lines.
    const rows: unknown = parse(text.replaceAll(/\r\n?/g, '\n'), {
      info: true,
      raw: true,
      trim: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      relax_column_count: true,
      max_record_size: longestRecord,
    });
    return Rows.is(rows) ? right(rows) : left(fault(1, '不是有效的 CSV'));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = 'lines' in error && typeof error.lines === 'number' ? error.lines : 1;
    return left(fault(line, faultTexts[error.code] ?? '不是有效的 CSV'));
  }
};

/** The line on which a record begins; the parser gives the one on which it ends. */
const firstLine = ({ raw, info }: t.TypeOf<typeof Rows>[number]): number =>
  info.lines - (raw.trim().match(/\n/g)?.length ?? 0);

/** Reads the records of a CSV text whose first record names the fields: see `unflattened`. */
export const csvRecords = (text: string): Either<readonly LineFault[], readonly FileRecord[]> => {
  const rows = parsed(text);
  if (rows._tag === 'Left') return left([rows.left]);
  const [head, ...body] = rows.right;
  if (head === undefined) return right([]);
  const names = head.record;
  const faults = [
    ...headFaults(names),
    ...body
      .filter(({ record }) => record.length !== names.length)
      .map((row) => fault(firstLine(row), `有 ${row.record.length} 列，字段名有 ${names.length} 列`)),
  ];
  if (faults.length > 0) return left(faults);
  return right(
    body.map((row) => ({
      line: firstLine(row),
      value: unflattened(names.map((name, place) => [name, row.record[place] ?? ''])),
    })),
  );
};

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** A record as a CSV text of two lines, with a byte order mark, by which spreadsheets know UTF-8. */
export const csvOf = (record: Readonly<Record<string, unknown>>): string => {
  const cells = flattened(record);
  const lineOf = (texts: readonly string[]): string => texts.map(quoted).join(',');
  return `\uFEFF${lineOf(cells.map(([name]) => name))}\r\n${lineOf(cells.map(([, cell]) => cell))}\r\n`;
};
