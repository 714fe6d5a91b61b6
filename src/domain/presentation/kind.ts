import { kinds } from '../../../contract/kind/kinds';
import { Presentation, PresentationDetail } from '../../../contract/presentation/presentation';
import type { Kind } from '../kind/kind';

/** Roadshow presentations. */
export const presentationKind = {
  ...kinds.presentation,
  name: 'presentation',
  item: Presentation,
  page: PresentationDetail,
  share: null,
} as const satisfies Kind<'presentation', Presentation, PresentationDetail>;
