import { isLeft, left, right, type Either } from 'fp-ts/Either';
import type { OwnTickets } from '../../../../contract/gate/gate';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { ticketKeysPerAccount } from '../../domain/limit/limits';
import type { Clock } from '../../ports/clock';
import type { CodeVerifier, Gates, KeyDraft } from '../../ports/gates';
import type { Limits } from '../../ports/limits';

export interface OwnTicketsNeeds {
  readonly gates: Pick<Gates, 'tickets' | 'register'>;
  readonly verifier: Pick<CodeVerifier, 'isKey'>;
  readonly limits: Pick<Limits, 'take'>;
  readonly clock: Clock;
}

/** The tickets of a member, and the keys of the devices that show them. */
export interface OwnTicketsCase {
  readonly mine: (accountId: string) => Promise<Either<Refusal, OwnTickets>>;
  readonly register: (draft: KeyDraft) => Promise<Either<Refusal, OwnTickets>>;
}

/** Lists the tickets of a member, and registers keys: the one that came last counts (MKT-22). */
export const makeOwnTickets = ({ gates, verifier, limits, clock }: OwnTicketsNeeds): OwnTicketsCase => {
  const mine = async (accountId: string): Promise<Either<Refusal, OwnTickets>> =>
    right({ at: clock.now(), list: await gates.tickets(accountId) });
  return {
    mine,
    register: async (draft) => {
      if (!verifier.isKey(draft.publicKey)) return left(refusals.gateKeyWrong);
      const { allowed } = await limits.take(`ticketKey:account:${draft.accountId}`, ticketKeysPerAccount);
      if (!allowed) return left(refusals.gateTooOften);
      const registered = await gates.register(draft, clock.now());
      return isLeft(registered) ? registered : mine(draft.accountId);
    },
  };
};
