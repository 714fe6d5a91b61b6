import { stranger, type Viewer } from '../../domain/sale/disclosure';
import type { Session } from '../../domain/session/session';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { Sales } from '../../ports/sales';

export interface ViewingNeeds {
  readonly accounts: Accounts;
  readonly sales: Pick<Sales, 'standings'>;
  readonly clock: Clock;
}

/** Returns the caller's relation to each of the deals; no session, or a deactivated account, is a stranger. */
export const makeViewing =
  ({ accounts, sales, clock }: ViewingNeeds) =>
  async (session: Session | null, saleIds: readonly string[]): Promise<(saleId: string) => Viewer> => {
    const account = session === null ? null : await accounts.byId(session.userId);
    if (account === null || account.removed) return () => stranger;
    const standings = await sales.standings(account.id, saleIds, clock.now());
    const { ndaState, owns, ndaEndsAt } = stranger;
    return (saleId) => ({
      prove: account.prove,
      ...(standings.get(saleId) ?? { ndaState, owns, ndaEndsAt }),
    });
  };

export type Viewing = ReturnType<typeof makeViewing>;
