import { isLeft, map } from 'fp-ts/Either';
import { ndaCalls as ofNdas } from '../../../../../contract/nda/calls';
import { refusals } from '../../../../../contract/refusal/refusal';
import type { ReviewNdas } from '../../../application/nda/review-ndas';
import type { OwnNdas } from '../../../application/nda/own-ndas';
import type { NdaEvidenceDesk } from '../../../application/nda/evidence';
import type { SignOnce } from '../../../application/nda/sign-once';
import type { AskedPart } from '../../../domain/page/list-part';
import { deviceName } from '../../../domain/session/device-name';
import { evidenceWire, proofWire } from '../wire/evidence-wire';
import { requestWire, standingWire } from '../wire/nda-wire';
import { answering, deciding } from './answering';
import type { Call } from './call';
import { identifierOr, numberOr, oneCall } from './one-call';
import { cursorSign, numberPlaces, pagedCall } from './paged-call';

export interface NdaUseCases {
  readonly own: Pick<OwnNdas, 'current' | 'withdraw'>;
  readonly signOnce: SignOnce;
  readonly review: Pick<ReviewNdas, 'requests' | 'decideOwn'>;
  readonly evidence: NdaEvidenceDesk;
}

const saleIdOf = identifierOr(refusals.wrongParameters);
const idOf = numberOr(refusals.wrongParameters);

/** The calls about NDAs; who it is comes from the token alone. */
export const ndaCalls = ({ own, signOnce, review, evidence }: NdaUseCases): readonly Call[] => [
  oneCall(ofNdas.current, saleIdOf, async (saleId, { session }) =>
    map(standingWire)(await own.current(session.userId, saleId)),
  ),
  answering(ofNdas.sign, async ({ key, ...given }, { session, visitor, agent }) => {
    const saleId = saleIdOf(given.saleId);
    if (isLeft(saleId)) return saleId;
    const signed = await signOnce(key, session.userId, { ...given, device: deviceName(agent), visitor });
    return map(standingWire)(signed);
  }),
  oneCall(ofNdas.withdraw, saleIdOf, async (saleId, { session }) =>
    map(standingWire)(await own.withdraw(session.userId, saleId)),
  ),
  pagedCall(ofNdas.requests, (given, { session: { userId } }) =>
    map((saleId: string) => ({
      sign: cursorSign('q', userId, saleId),
      places: numberPlaces,
      read: (part: AskedPart) => review.requests(userId, saleId, part),
      item: requestWire,
    }))(saleIdOf(given.saleId)),
  ),
  deciding(
    oneCall(ofNdas.approve, idOf, async (id, { session }) =>
      map(requestWire)(await review.decideOwn(session.userId, id, { kind: 'approved' })),
    ),
    'id',
  ),
  deciding(
    oneCall(
      ofNdas.reject,
      (given) => idOf(given.id),
      async (id, { session }, { reason }) =>
        map(requestWire)(await review.decideOwn(session.userId, id, { kind: 'rejected', reason })),
    ),
    'id',
  ),
  oneCall(ofNdas.evidence, idOf, async (id, { session }) =>
    map(evidenceWire)(await evidence.issue(session.userId, id)),
  ),
  answering(ofNdas.verify, async (asked, { session }) =>
    map(proofWire)(await evidence.verify(session.userId, asked)),
  ),
];
