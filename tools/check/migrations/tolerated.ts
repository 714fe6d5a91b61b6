/** A statement that the version before does not tolerate: lower case, without comments and strings. */
export interface NotTolerated {
  readonly line: number;
  readonly statement: string;
  readonly why: string;
}

interface Statement {
  readonly line: number;
  readonly text: string;
}

/** A string, a quoted function body or a comment: none of their words are statements. */
const quoted = /--[^\n]*|'[^']*'|\$\$[^$]*\$\$/g;
const lineBreaks = (text: string): string => text.replaceAll(/[^\n]/g, '');

/** The statements of a migration with their lines; the first line is 1. */
const statementsIn = (sql: string): Statement[] => {
  const bare = sql.replaceAll(quoted, (found) => (found.startsWith('--') ? '' : `''${lineBreaks(found)}`));
  let line = 1;
  return bare.split(';').flatMap((piece) => {
    const leading = /^\s*/.exec(piece)?.[0] ?? '';
    const begins = line + lineBreaks(leading).length;
    line += lineBreaks(piece).length;
    const text = piece.trim().replaceAll(/\s+/g, ' ').toLowerCase();
    return text === '' ? [] : [{ line: begins, text }];
  });
};

/** 'create table t (' → 't': what a migration makes itself, no running version knows. */
const madeTables = (statements: readonly Statement[]): ReadonlySet<string> =>
  new Set(statements.flatMap(({ text }) => /^create table (?:if not exists )?(\w+)/.exec(text)?.[1] ?? []));

const tableOf = (text: string): string | undefined =>
  (
    /^alter table (?:if exists |only )*(\w+)/.exec(text) ?? /^create unique index \w+ on (\w+)/.exec(text)
  )?.[1];

const removed = 'what it removes or renames, the version before still uses';
const narrowed = 'the version before still writes what it forbids';
const retyped = 'the version before reads and writes the old type';

/** The parts of `alter table t a, b (c, d)`, which are separated by commas outside brackets. */
const partsOf = (text: string): string[] => {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${letter}`);
  }
  return parts.map((part) => part.trim());
};

const isRequired = (part: string): boolean =>
  /\bnot null\b/.test(part) && !/\b(default|generated)\b/.test(part);

const whyOfPart = (part: string): string | null => {
  if (/^(drop (?!constraint\b)|rename\b)/.test(part)) return removed;
  if (/^alter (column )?\w+ (set data )?type\b/.test(part)) return retyped;
  if (/^alter (column )?\w+ set not null\b/.test(part)) return narrowed;
  if (/^add (constraint|check|unique|primary key|foreign key)\b/.test(part)) return narrowed;
  if (part.startsWith('add ') && isRequired(part)) return narrowed;
  return null;
};

const nameOfConstraint = (verb: 'add' | 'drop', text: string): string | null =>
  new RegExp(`\\b${verb} constraint (?:if exists )?(\\w+)`).exec(text)?.[1] ?? null;

/**
 * The statements of a migration that the version before does not tolerate: while a rolling release goes on, both versions
 * work on the new schema (OPS-05). A constraint that is dropped and added again in one migration counts as a wider one.
 */
export const notTolerated = (sql: string): NotTolerated[] => {
  const statements = statementsIn(sql);
  const made = madeTables(statements);
  const dropped = new Set(statements.map(({ text }) => nameOfConstraint('drop', text)));
  return statements.flatMap(({ line, text }) => {
    const found = (why: string): NotTolerated => ({ line, statement: text, why });
    if (/^(drop (table|view|type|function|sequence)|truncate)\b/.test(text)) return [found(removed)];
    const table = tableOf(text);
    if (table === undefined || made.has(table)) return [];
    if (text.startsWith('create unique index')) return [found(narrowed)];
    const added = nameOfConstraint('add', text);
    if (added !== null && dropped.has(added)) return [];
    const changes = text.slice(text.indexOf(table) + table.length).trim();
    return partsOf(changes).flatMap((part) => {
      const why = whyOfPart(part);
      return why === null ? [] : [found(why)];
    });
  });
};

/** `-- Contracts 0117: …` in the first line names the earlier migration after which no version uses what is removed. */
const contracted = /^-- Contracts (\d{4}): \S/;

/** The number of the migration that a file says to contract; null where it expands. */
export const contractedBy = (sql: string): string | null => contracted.exec(sql)?.[1] ?? null;
