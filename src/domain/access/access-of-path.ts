import { pathSegments } from '../address/path-segments';
import type { AccessClass } from './access-class';
import { accessTable, type AccessRow } from './access-table';

const isParameter = (segment: string): boolean => segment.startsWith(':');

function covers(row: AccessRow, segments: readonly string[]): boolean {
  const pattern = pathSegments(row.path);
  const long = row.below ? segments.length >= pattern.length : segments.length === pattern.length;
  return long && pattern.every((part, place) => isParameter(part) || part === segments[place]);
}

/** The longer line wins, then the one with fewer parameters (RTE-02). */
function weight(row: AccessRow): number {
  const pattern = pathSegments(row.path);
  return pattern.length * 100 + pattern.filter((part) => !isParameter(part)).length;
}

/** Reads access from a table in any order: the most specific line decides; else `verified`. */
export function accessIn(table: readonly AccessRow[]): (path: string) => AccessClass {
  const byWeight = table.toSorted((one, other) => weight(other) - weight(one));
  return (path) => {
    const segments = pathSegments(path);
    return byWeight.find((row) => covers(row, segments))?.access ?? 'verified';
  };
}

/** The access class of a path (ACC-02, ACC-07): whole segments, the most particular line; else `verified`. */
export const accessOfPath = accessIn(accessTable);
