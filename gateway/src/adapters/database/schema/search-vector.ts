import { customType } from 'drizzle-orm/pg-core';

/** Pairs of signs with their places, written by `searchVector`. */
export const searchVectorColumn = customType<{ data: string }>({ dataType: () => 'tsvector' });
