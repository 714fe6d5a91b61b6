import * as t from 'io-ts';
import { call } from '../call/call';
import { one, parameters } from '../call/parameters';
import { askedPart, wirePage } from '../codec/page';
import { EvidenceProof, NdaEvidence } from './nda-evidence';
import { NdaRequest } from './nda-request';
import { NdaStanding } from './nda-standing';
import { SentCodeText } from '../account/phone-text';
import { bytesUpTo, formedText, IdText, textUpTo } from '../codec/formed-text';
import { longestTypedEvidence } from '../rules/evidence-number';
import { applicationBytes, ndaReasonLimits } from '../rules/text-limits';

const Sha256Text = formedText('SHA-256 of the text that was read, 64 hexadecimal digits', {
  pattern: '^[0-9a-f]{64}$',
});

const ofSale = one('saleId', IdText);

const write = {
  method: 'POST',
  access: 'account',
  safe: false,
  reportedBy: 'caller',
} as const;

const read = { method: 'GET', access: 'account', safe: true, key: 'none' } as const;

/** NDAs: the signer's side, the owner's side, and the evidence that both have (ENT-09, MKT-04). */
export const ndaCalls = {
  /** The text to sign on a deal, the state of the caller's NDA, and its history. */
  current: call({
    ...read,
    path: '/webapp/nda!get.action',
    parameters: ofSale,
    answer: NdaStanding,
    reportedBy: 'caller',
    refusals: ['saleUnknown'],
  }),
  /**
   * Signs the text that was read, by the verified name and a code sent to the account's phone (purpose 'identity').
   * While it is pending or signed, signing again changes nothing and returns its state.
   */
  sign: call({
    ...write,
    path: '/webapp/nda!save.action',
    parameters: parameters({
      saleId: IdText,
      /** Of the text that was read. */
      version: t.string,
      sha256: Sha256Text,
      name: bytesUpTo(applicationBytes.name),
      /** The code that was sent. */
      caption: SentCodeText,
    }),
    answer: NdaStanding,
    key: 'needed',
    refusals: [
      'saleUnknown',
      'ndaToBeVerified',
      'ndaOwnDeal',
      'ndaNothingSealed',
      'ndaDealClosed',
      'ndaTextChanged',
      'ndaName',
      'ndasTooOften',
      'phoneWrong',
      'codeWrong',
      'codeUsed',
      'codeBurnt',
      'codeExpired',
    ],
  }),
  /** Withdraws a signature that is not decided yet. */
  withdraw: call({
    ...write,
    path: '/webapp/nda!withdraw.action',
    parameters: ofSale,
    answer: NdaStanding,
    key: 'none',
    refusals: ['saleUnknown', 'ndaNotPending'],
  }),
  /** Who asked to see the caller's own deal, the newest first. */
  requests: call({
    ...read,
    path: '/webapp/nda!requests.action',
    parameters: parameters({ saleId: IdText, ...askedPart }),
    answer: wirePage(NdaRequest),
    reportedBy: 'caller',
    refusals: ['saleUnknown'],
  }),
  /** Approves; done also for one that was approved before. */
  approve: call({
    ...write,
    path: '/webapp/nda!approve.action',
    parameters: one('id', IdText),
    answer: NdaRequest,
    key: 'none',
    refusals: ['ndaUnknown', 'ndaNotPending', 'ndaDealOver'],
  }),
  /** Rejects, and says why; done also for one that was rejected before. */
  reject: call({
    ...write,
    path: '/webapp/nda!reject.action',
    parameters: parameters({ id: IdText, reason: textUpTo(ndaReasonLimits.most, ndaReasonLimits.least) }),
    answer: NdaRequest,
    key: 'none',
    refusals: ['ndaUnknown', 'ndaNotPending', 'ndaReason'],
  }),
  /** The evidence of an NDA that was approved, for its signer and the deal's owner: the same bytes each time. */
  evidence: call({
    ...read,
    path: '/webapp/nda!evidence.action',
    parameters: one('id', IdText),
    answer: NdaEvidence,
    reportedBy: 'caller',
    refusals: ['ndaUnknown', 'ndaNotSigned', 'evidenceTooOften', 'evidenceBusy'],
  }),
  /** Whether evidence is genuine, by its number or by the SHA-256 of its file. Unknown and expired evidence is not. */
  verify: call({
    ...read,
    path: '/webapp/nda!verify.action',
    parameters: one('evidence', textUpTo(longestTypedEvidence)),
    answer: EvidenceProof,
    reportedBy: 'caller',
    refusals: ['evidenceMalformed', 'evidenceUnknown', 'evidenceTooOften'],
  }),
};
