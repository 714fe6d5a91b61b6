import { hiddenFrom } from '../../domain/sale/disclosure';
import type { Session } from '../../domain/session/session';
import type { Sales } from '../../ports/sales';
import type { Viewing } from '../sale/viewing';

export interface SealedNeeds {
  readonly sales: Pick<Sales, 'several'>;
  readonly viewing: Viewing;
}

/** Which of these deals the caller does not see whole any more: an NDA ended, a deal went over. */
export const makeSealed =
  ({ sales, viewing }: SealedNeeds) =>
  async (session: Session, ids: readonly string[]): Promise<ReadonlySet<string>> => {
    if (ids.length === 0) return new Set();
    const whole = await sales.several(ids);
    const viewerOf = await viewing(session, ids);
    const open = whole
      .filter(({ id, hidden, state }) => {
        const viewer = viewerOf(id);
        return hiddenFrom(viewer, hidden).length === 0 && (state === 'listed' || viewer.owns);
      })
      .map(({ id }) => id);
    return new Set(ids.filter((id) => !open.includes(id)));
  };

export type Sealed = ReturnType<typeof makeSealed>;
