/** The rows of a list that was answered. */
export const rowsOf = (data: unknown): readonly Readonly<Record<string, unknown>>[] => {
  const list: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'list') : null;
  return Array.isArray(list) ? (list as readonly Readonly<Record<string, unknown>>[]) : [];
};

/** The id of the first row; '' without one. */
export const idOf = (data: unknown): string => {
  const id = rowsOf(data)[0]?.['id'];
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
};

/** A value deep in an answer. */
export const inner = (data: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    data,
  );
