import { isLeft, isRight, left, right, type Either } from 'fp-ts/Either';
import { addressOf } from '../../../../contract/kind/address';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { Account } from '../../domain/account/account';
import { textForOther } from '../../domain/chat/contacts';
import { rejectionReason, stateAt, type Nda, type NdaStep } from '../../domain/nda/nda';
import type { NdaDecider, NdaEvent } from '../../domain/nda/nda-event';
import type { NdaDeal } from '../../domain/nda/nda-notice';
import type { AskedPart, ListPart } from '../../domain/page/list-part';
import type { NdaState } from '../../domain/sale/disclosure';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { MessageBus } from '../../ports/message-bus';
import type { NdaWithHistory, Ndas } from '../../ports/ndas';
import { makeNotifyChanges } from '../chat/notify-changes';
import { notifyAtOnce } from './notify-at-once';

export interface ReviewNdasNeeds {
  readonly accounts: Accounts;
  readonly ndas: Ndas;
  readonly bus: MessageBus;
  readonly clock: Clock;
}

/** An NDA as who decides about it sees it. */
export interface NdaRequest {
  readonly nda: Nda;
  readonly state: NdaState;
  readonly history: readonly NdaStep[];
  readonly signer: Pick<Account, 'name' | 'company' | 'position' | 'phone'>;
}

export type NdaDecision =
  | { readonly kind: 'approved' }
  | { readonly kind: 'rejected'; readonly reason: string };

export interface ReviewNdas {
  /** Those on a deal of the caller's. */
  readonly requests: (
    accountId: string,
    saleId: string,
    asked: AskedPart,
  ) => Promise<Either<Refusal, ListPart<NdaRequest>>>;
  /** By the deal's owner; a foreign NDA is as unknown as one that never was. */
  readonly decideOwn: (
    accountId: string,
    id: number,
    decision: NdaDecision,
  ) => Promise<Either<Refusal, NdaRequest>>;
  /** By the operator. */
  readonly decide: (id: number, decision: NdaDecision) => Promise<Either<Refusal, NdaRequest>>;
  readonly pending: () => Promise<readonly (NdaRequest & { readonly deal: NdaDeal | null })[]>;
}

const noAccount = { name: '', company: '', position: '', phone: '' };

/** Decides about NDAs, and notifies their signers at once (ENT-09). */
export const makeReviewNdas = ({ accounts, ndas, bus, clock }: ReviewNdasNeeds): ReviewNdas => {
  const notify = makeNotifyChanges({ bus, clock });
  const shown = async ({ nda, history }: NdaWithHistory): Promise<NdaRequest> => {
    const account = (await accounts.byId(nda.accountId)) ?? noAccount;
    const { name, company, position, phone } = account;
    const signed = nda.signature ?? { name, company };
    const state = stateAt(nda, clock.now());
    const shownText = (text: string): string => textForOther(text, state === 'signed' || state === 'expired');
    const signer = {
      name: shownText(signed.name),
      company: shownText(signed.company),
      position: shownText(position),
      phone,
    };
    const shownHistory = history.map((step) => ({ ...step, name: shownText(step.name) }));
    return { nda, history: shownHistory, signer, state };
  };

  const decided = async (
    { accountId, saleId }: Nda,
    decision: NdaDecision,
    by: NdaDecider,
  ): Promise<Either<Refusal, NdaRequest>> => {
    const reason = decision.kind === 'rejected' ? rejectionReason(decision.reason) : '';
    if (reason === null) return left(refusals.ndaReason);
    if (decision.kind === 'approved' && (await ndas.deal(saleId))?.state !== 'listed')
      return left(refusals.ndaDealOver);
    const event: NdaEvent =
      decision.kind === 'approved'
        ? { kind: 'approved', by }
        : { kind: 'rejected', by, reason: textForOther(reason, by.kind === 'operator') };
    const result = await ndas.move({ accountId, saleId }, event, clock.now());
    if (isLeft(result)) return result;
    await notifyAtOnce(bus, result.right.notices);
    return right(await shown(result.right));
  };

  return {
    requests: async (accountId, saleId, asked) => {
      const deal = await ndas.deal(saleId);
      if (deal?.ownerId !== accountId) return left(refusals.saleUnknown);
      const { list, ...place } = await ndas.onSale(saleId, asked);
      return right({ list: await Promise.all(list.map(shown)), ...place });
    },
    decideOwn: async (accountId, id, decision) => {
      const found = await ndas.one(id);
      const deal = found === null ? null : await ndas.deal(found.nda.saleId);
      const owner = await accounts.byId(accountId);
      if (found === null || owner === null || deal?.ownerId !== accountId) return left(refusals.ndaUnknown);
      const result = await decided(found.nda, decision, { kind: 'owner', name: owner.name });
      // Other tabs and devices of the owner show the same deal (SOC-08).
      if (isRight(result)) await notify.deal(accountId, addressOf('sale', deal));
      return result;
    },
    decide: async (id, decision) => {
      const found = await ndas.one(id);
      return found === null ? left(refusals.ndaUnknown) : decided(found.nda, decision, { kind: 'operator' });
    },
    pending: async () =>
      Promise.all(
        (await ndas.pending()).map(async (nda) => ({
          ...(await shown({ nda, history: [] })),
          deal: await ndas.deal(nda.saleId),
        })),
      ),
  };
};
