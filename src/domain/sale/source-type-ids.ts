const ids = ['entrust', 'platform', 'soe', 'listed', 'court'] as const;

/** A source type of the one table, as addresses have it; its label comes with the pages that show it. */
export type OwnSourceType = (typeof ids)[number];

/** Whether a text is an accepted source type: of the table, or one of `added` (RTE-03). */
export function acceptsSourceType(value: string, added: readonly string[]): boolean {
  return ids.some((known) => known === value) || added.includes(value);
}
