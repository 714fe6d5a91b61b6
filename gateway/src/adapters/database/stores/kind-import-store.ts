import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { slicesOf } from '../../../domain/list/slices-of';
import type { FileRecord, KindImports, LineFault, UniqueValue } from '../../../ports/kind-imports';
import type { ManagedKind } from '../../../ports/managed-kinds';
import type { Database, Orm } from '../orm';
import { operatedKinds } from './managed-kind-store';

/** So many records are decoded before requests have their turn. */
const decodedAtOnce = 50;

/** Decoded records of one kind. */
export interface ReadRecords {
  readonly faults: readonly LineFault[];
  readonly records: readonly { readonly line: number; readonly record: object }[];
  readonly insert: (orm: Orm, now: number) => Promise<void>;
}

/** How the records of each kind are decoded and stored. */
export type ImportedKinds = Readonly<
  Record<
    ManagedKind,
    {
      readonly read: (records: readonly FileRecord[]) => ReadRecords;
      readonly sample: (now: number) => unknown;
    }
  >
>;

const valueAt = (record: object, field: string): unknown =>
  Object.entries(record).find(([name]) => name === field)?.[1];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The texts of a field; `tickets.id` names that of each member of a list. */
const textsAt = (record: object, path: string): readonly string[] => {
  const [field = '', inner] = path.split('.');
  const value = valueAt(record, field);
  if (inner === undefined) return typeof value === 'string' ? [value] : [];
  return Array.isArray(value) ? value.filter(isObject).flatMap((member) => textsAt(member, inner)) : [];
};

/** The import of records from files, into the database. */
export const kindImportStore = ({ orm, transaction }: Database, imported: ImportedKinds): KindImports => ({
  read: async (kind, all) => {
    const parts: ReadRecords[] = [];
    for (const part of slicesOf(all, decodedAtOnce)) {
      parts.push(imported[kind].read(part));
      await setImmediate();
    }
    const records = parts.flatMap((part) => part.records);
    const { uniqueColumns } = operatedKinds[kind];
    const valuesOf = (field: string): readonly UniqueValue[] =>
      records.flatMap(({ line, record }) => textsAt(record, field).map((value) => ({ line, field, value })));
    return {
      faults: parts.flatMap(({ faults }) => faults),
      count: records.length,
      ids: records.flatMap(({ record }) => textsAt(record, 'id')),
      uniqueValues: Object.keys(uniqueColumns).flatMap(valuesOf),
      taken: async () => {
        const taken: UniqueValue[] = [];
        for (const [field, column] of Object.entries(uniqueColumns)) {
          const values = valuesOf(field);
          const asked = JSON.stringify(values.map(({ value }) => value));
          const rows = await orm
            .select({ value: sql<string>`${column}` })
            .from(column.table)
            .where(sql`${column} in (select jsonb_array_elements_text(${asked}::jsonb))`);
          const there = new Set(rows.map(({ value }) => value));
          taken.push(...values.filter(({ value }) => there.has(value)));
        }
        return taken;
      },
      add: (now) =>
        transaction(async (within) => {
          for (const part of parts) await part.insert(within, now);
        }),
    };
  },
  sample: (kind, now) => {
    const sample = imported[kind].sample(now);
    return isObject(sample) ? { ...sample } : {};
  },
});
