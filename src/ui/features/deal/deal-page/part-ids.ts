/** The parts of a deal's page that its anchors lead to. */
export type DealPart = 'facts' | 'finances' | 'process' | 'documents';

/** The id of the head above the parts. */
export const headId = 'deal-head';

export const partIds: Readonly<Record<DealPart, string>> = {
  facts: 'deal-facts',
  finances: 'deal-finances',
  process: 'deal-process',
  documents: 'deal-documents',
};
