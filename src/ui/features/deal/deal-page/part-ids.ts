/** The parts of a deal's page that its anchors lead to. */
export type DealPart = 'facts' | 'finances' | 'process' | 'documents';

/** The ids of the head above the parts and of the side column. */
export const headId = 'deal-head';
export const sideId = 'deal-side';

export const partIds: Readonly<Record<DealPart, string>> = {
  facts: 'deal-facts',
  finances: 'deal-finances',
  process: 'deal-process',
  documents: 'deal-documents',
};
