import type { AssistantSource } from '../../../contract/assistant/assistant-source';

/** The address of the listing that an answer cites; null for one whose list is not known. */
export const sourceAddress = ({ kind, id, sourceType }: AssistantSource): string | null => {
  if (kind === 'buy') return `/buy/${id}`;
  if (sourceType === null) return null;
  return kind === 'sale' ? `/sale/${sourceType}/${id}` : `/gf/${sourceType}/${id}`;
};
