import { mostPages } from '../../../../contract/presentation/presentation-picture';
import type { StoredPresentation } from './presentation';

/** The rule that a presentation breaks with its pages, as a sentence; null for none. */
export const presentationFault = ({
  pageCount,
  pages,
}: Pick<StoredPresentation, 'pageCount' | 'pages'>): string | null => {
  if (pages.length === 0) return '没有材料页';
  if (pages.length > mostPages) return `材料超过 ${mostPages} 页`;
  if (pages.length !== pageCount) return `页数写为 ${pageCount}，材料有 ${pages.length} 页`;
  return null;
};
