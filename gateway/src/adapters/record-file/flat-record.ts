import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { decodeJson } from '../../../../contract/codec/decode-json';

/** A name of a field, or a path such as 'seller.name'; with '[]' at its end for a list of texts. And what the cell says. */
type Cell = readonly [name: string, text: string];

/** What separates the texts of a list. */
const separator = '|';

/** The names that lead to the field of a column. */
export const pathOf = (name: string): readonly string[] => name.replace(/\[\]$/, '').split('.');

const valueOf = (name: string, text: string): unknown => {
  if (name.endsWith('[]'))
    return text
      .split(separator)
      .map((each) => each.trim())
      .filter((each) => each !== '');
  if (!/^[[{]/.test(text)) return text;
  const json = decodeJson(t.unknown)(text);
  return isLeft(json) ? text : json.right;
};

type Tree = Map<string, unknown>;

const objectOf = (tree: Tree): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    [...tree].map(([name, value]) => [name, value instanceof Map ? objectOf(value) : value]),
  );

/**
 * Makes a record of cells. An empty cell is a missing field; 'a.b' is the field b of the record a; 'a[]' is a list of texts
 * with | between them; a cell that is a list or a record in JSON is read as such.
 */
export const unflattened = (cells: readonly Cell[]): Readonly<Record<string, unknown>> => {
  const root: Tree = new Map();
  for (const [name, text] of cells) {
    if (text === '') continue;
    const path = pathOf(name);
    let tree = root;
    for (const step of path.slice(0, -1)) {
      const there = tree.get(step);
      const next: Tree = there instanceof Map ? there : new Map();
      tree.set(step, next);
      tree = next;
    }
    tree.set(path.at(-1) ?? '', valueOf(name, text));
  }
  return objectOf(root);
};

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string' && !each.includes(separator));

/** The cells of a record: `unflattened` makes the same record of them, without its empty fields. */
export const flattened = (record: Readonly<Record<string, unknown>>, under = ''): readonly Cell[] =>
  Object.entries(record).flatMap(([name, value]): readonly Cell[] => {
    const path = `${under}${name}`;
    if (value === null || value === undefined) return [[path, '']];
    if (isTexts(value) && value.length > 0) return [[`${path}[]`, value.join(separator)]];
    if (Array.isArray(value)) return [[path, JSON.stringify(value)]];
    if (t.UnknownRecord.is(value)) return flattened(value, `${path}.`);
    return [[path, typeof value === 'string' ? value : JSON.stringify(value)]];
  });
