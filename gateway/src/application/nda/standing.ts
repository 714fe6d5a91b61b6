import type { Account } from '../../domain/account/account';
import { stateAt, type Nda, type NdaStep } from '../../domain/nda/nda';
import type { NdaDeal } from '../../domain/nda/nda-notice';
import { currentNdaVersion, ndaText } from '../../domain/nda/nda-text';
import type { NdaState } from '../../domain/sale/disclosure';
import type { Digest } from '../../ports/digest';
import type { NdaWithHistory } from '../../ports/ndas';

/** The text that would be signed now. */
export interface OfferedText {
  readonly version: string;
  readonly text: string;
  readonly sha256: string;
}

/** Whether the caller may sign, and why not. */
export type MaySign = 'yes' | 'toBeVerified' | 'ownDeal' | 'nothingSealed' | 'dealClosed';

/** The state of an account's NDA on a deal. */
export interface Standing {
  readonly account: Account;
  readonly deal: NdaDeal;
  readonly nda: Nda | null;
  readonly state: NdaState;
  /** As the signer may know it. */
  readonly history: readonly NdaStep[];
  /** Why it was rejected, while it is. */
  readonly reason: string | null;
  readonly maySign: MaySign;
  readonly offered: OfferedText;
}

/** The text of today's version for a deal. */
export const offeredText = (code: string, digest: Digest): OfferedText => {
  const text = ndaText(currentNdaVersion, code);
  if (text === null) throw new Error('The version that is signed today has no text.');
  return { version: currentNdaVersion, text, sha256: digest(text) };
};

const maySignOf = ({ id, prove }: Account, { ownerId, state, sealed }: NdaDeal): MaySign => {
  if (ownerId === id) return 'ownDeal';
  if (!sealed) return 'nothingSealed';
  if (state !== 'listed') return 'dealClosed';
  return prove === '1' ? 'yes' : 'toBeVerified';
};

/** To the signer: the owner's name may be part of what is hidden. */
const stepForSigner = (step: NdaStep): NdaStep => ({ ...step, name: step.by === 'signer' ? step.name : '' });

export const standingOf = (
  account: Account,
  deal: NdaDeal,
  found: NdaWithHistory | null,
  { digest, now }: { readonly digest: Digest; readonly now: number },
): Standing => {
  const { nda, history } = found ?? { nda: null, history: [] };
  const state = nda === null ? 'unsigned' : stateAt(nda, now);
  return {
    account,
    deal,
    nda,
    state,
    history: history.map(stepForSigner),
    reason: state === 'rejected' ? (history.find(({ kind }) => kind === 'rejected')?.note ?? null) : null,
    maySign: maySignOf(account, deal),
    offered: offeredText(deal.code, digest),
  };
};
