import type { NdaRequest as WireRequest } from '../../../../../contract/nda/nda-request';
import type { NdaStanding } from '../../../../../contract/nda/nda-standing';
import type { NdaStep as WireStep } from '../../../../../contract/nda/nda-step';
import type { NdaRequest } from '../../../application/nda/review-ndas';
import type { Standing } from '../../../application/nda/standing';
import { ndaTermMonths, type NdaStep } from '../../../domain/nda/nda';
import { expectedReview } from '../../../domain/verification/verification';

const stepWire = ({ kind, by, name, at, note }: NdaStep): WireStep => ({ kind, by, name, at, note });

/** To the signer: who the owner is may be part of what is hidden. */
const stepForSigner = (step: NdaStep): WireStep => ({
  ...stepWire(step),
  name: step.by === 'signer' ? step.name : '',
});

const reasonOf = ({ state, history }: Pick<Standing, 'state' | 'history'>): string | null =>
  state === 'rejected' ? (history.find(({ kind }) => kind === 'rejected')?.note ?? null) : null;

/** An NDA as its signer sees it. */
export const standingWire = (standing: Standing): NdaStanding => {
  const { account, deal, nda, state, history, maySign, offered } = standing;
  const signedAt = nda?.signature?.at ?? null;
  return {
    id: nda === null ? null : String(nda.id),
    saleId: deal.id,
    code: deal.code,
    title: deal.title,
    state,
    maySign,
    ...offered,
    termMonths: ndaTermMonths,
    signerName: account.name,
    signerCompany: account.company,
    expectedAt: state === 'pending' && signedAt !== null ? expectedReview(signedAt) : null,
    expiresAt: nda?.expiresAt ?? null,
    reason: reasonOf(standing),
    history: history.map(stepForSigner),
  };
};

/** An NDA as the deal's owner sees it. */
export const requestWire = ({ nda, state, history, signer }: NdaRequest): WireRequest => ({
  id: String(nda.id),
  state,
  name: signer.name,
  company: signer.company,
  position: signer.position,
  signedAt: nda.signature?.at ?? null,
  expiresAt: nda.expiresAt,
  history: history.map(stepWire),
});
