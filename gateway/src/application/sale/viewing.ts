import { stranger, type NdaState, type Viewer } from '../../domain/sale/disclosure';
import type { Session } from '../../domain/session/session';
import type { Accounts } from '../../ports/accounts';
import type { Sales } from '../../ports/sales';

export interface ViewingNeeds {
  readonly accounts: Accounts;
  readonly sales: Sales;
}

/** Answers how the caller stands to each of the deals; no session, or a deactivated account, is a stranger. */
export const makeViewing =
  ({ accounts, sales }: ViewingNeeds) =>
  async (session: Session | null, saleIds: readonly string[]): Promise<(saleId: string) => Viewer> => {
    const account = session === null ? null : await accounts.byId(session.userId);
    if (account === null || account.removed) return () => stranger;
    const states: ReadonlyMap<string, NdaState> = await sales.ndaStates(account.id, saleIds);
    return (saleId) => ({ prove: account.prove, ndaState: states.get(saleId) ?? 'unsigned' });
  };

export type Viewing = ReturnType<typeof makeViewing>;
