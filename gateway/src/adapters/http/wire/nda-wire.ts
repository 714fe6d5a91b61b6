import type { NdaRequest as WireRequest } from '../../../../../contract/nda/nda-request';
import type { NdaStanding } from '../../../../../contract/nda/nda-standing';
import type { NdaRequest } from '../../../application/nda/review-ndas';
import type { Standing } from '../../../application/nda/standing';
import { ndaTermMonths } from '../../../domain/nda/nda';
import { expectedReview } from '../../../domain/verification/verification';

/** An NDA as its signer sees it. */
export const standingWire = ({ account, deal, nda, offered, ...standing }: Standing): NdaStanding => ({
  ...deal,
  ...offered,
  ...standing,
  id: nda === null ? null : String(nda.id),
  saleId: deal.id,
  termMonths: ndaTermMonths,
  signerName: account.name,
  signerCompany: account.company,
  expectedAt: standing.state === 'pending' && nda?.signature ? expectedReview(nda.signature.at) : null,
  expiresAt: nda?.expiresAt ?? null,
});

/** An NDA as the deal's owner sees it. */
export const requestWire = ({ nda, state, history, signer }: NdaRequest): WireRequest => ({
  ...signer,
  id: String(nda.id),
  state,
  signedAt: nda.signature?.at ?? null,
  expiresAt: nda.expiresAt,
  history,
});
