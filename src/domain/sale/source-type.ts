import type { SourceType } from '../../../contract/sale/source-type';

/** The one table of source types (RTE-03); the operator may add to it by configuration. */
export const sourceTypes: readonly SourceType[] = [
  { value: 'entrust', label: '委托出售' },
  { value: 'platform', label: '平台自营' },
  { value: 'soe', label: '国资挂牌' },
  { value: 'listed', label: '上市公司剥离' },
  { value: 'court', label: '司法处置' },
];

/** Whether a text is an accepted source type: of the table, or one of `added`. */
export function acceptsSourceType(value: string, added: readonly string[]): boolean {
  return sourceTypes.some((known) => known.value === value) || added.includes(value);
}

/** All source types, those that the operator added last. */
export const allSourceTypes = (added: readonly SourceType[]): readonly SourceType[] => [
  ...sourceTypes,
  ...added,
];

/** The name of a source type; its own value when nobody has named it. */
export function sourceTypeLabel(value: string, added: readonly SourceType[]): string {
  return allSourceTypes(added).find((known) => known.value === value)?.label ?? value;
}
