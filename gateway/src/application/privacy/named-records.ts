import { exportNames } from './export-names';

const isMoment = (field: string): boolean => /(?:^a|A)t$|By$/.test(field);

const shown = (field: string, value: unknown): unknown =>
  typeof value === 'number' && isMoment(field) ? new Date(value).toISOString() : value;

/**
 * Records as their owner reads them: under Chinese names, with times that people and programs can read. What has no
 * name here keeps its own, so that nothing is left out.
 */
export const namedRecords = (
  records: Readonly<Record<string, readonly object[]>>,
): Readonly<Record<string, readonly object[]>> =>
  Object.fromEntries(
    Object.entries(records).map(([table, rows]) => {
      const { title, fields } = exportNames[table] ?? { title: table, fields: {} };
      const named = rows.map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([field, value]) => [fields[field] ?? field, shown(field, value)]),
        ),
      );
      return [title, named];
    }),
  );
