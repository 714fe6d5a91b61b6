import { left, right, type Either } from 'fp-ts/Either';
import { visit } from 'jsonc-parser';
import * as t from 'io-ts';
import { decodeJson } from '../../../../contract/codec/decode-json';
import type { FileRecord, LineFault } from '../../ports/kind-imports';

const nothing = (): void => {};

/** The lines on which the items of the outermost list begin, from 0. */
const itemLines = (text: string): readonly number[] => {
  const lines: number[] = [];
  const begin = (
    _offset: number,
    _length: number,
    line: number,
    _column: number,
    path: () => readonly unknown[],
  ): boolean => {
    const depth = path().length;
    if (depth === 1) lines.push(line);
    return depth === 0;
  };
  visit(text, {
    onObjectBegin: begin,
    onArrayBegin: begin,
    // The parser reports again after a skipped item only where the end is listened for.
    onObjectEnd: nothing,
    onArrayEnd: nothing,
    onLiteralValue: (_value, ...place) => {
      begin(...place);
    },
  });
  return lines;
};

/** The line of the first place that is no JSON, from 0. */
const errorLine = (text: string): number => {
  const lines: number[] = [];
  visit(text, { onError: (_error, _offset, _length, line) => lines.push(line) }, { disallowComments: true });
  return lines[0] ?? 0;
};

/** Reads the records of a JSON text, which is a list of them. */
export const jsonRecords = (text: string): Either<readonly LineFault[], readonly FileRecord[]> => {
  const json = decodeJson(t.unknown)(text);
  if (json._tag === 'Left') return left([{ line: errorLine(text) + 1, text: '不是有效的 JSON' }]);
  if (!Array.isArray(json.right)) return left([{ line: 1, text: '文件应是一个列表，每项一条记录' }]);
  const lines = itemLines(text);
  return right(json.right.map((value: unknown, place) => ({ line: (lines[place] ?? 0) + 1, value })));
};
