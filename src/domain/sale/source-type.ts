import type { SourceType } from '../../../contract/sale/source-type';
import type { OwnSourceType } from './source-type-ids';

const labels: Readonly<Record<OwnSourceType, string>> = {
  entrust: '委托出售',
  platform: '平台自营',
  soe: '国资挂牌',
  listed: '上市公司剥离',
  court: '司法处置',
};

/** The one table of source types (RTE-03); the operator may add to it by configuration. */
export const sourceTypes: readonly SourceType[] = Object.entries(labels).map(([value, label]) => ({
  value,
  label,
}));

/** All source types, those that the operator added last. */
export const allSourceTypes = (added: readonly SourceType[]): readonly SourceType[] => [
  ...sourceTypes,
  ...added,
];

/** The name of a source type; its own value when there is none. */
export function sourceTypeLabel(value: string, added: readonly SourceType[]): string {
  return allSourceTypes(added).find((known) => known.value === value)?.label ?? value;
}
