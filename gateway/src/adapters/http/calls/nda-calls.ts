import { isLeft, left, map, right, type Either } from 'fp-ts/Either';
import { isNone } from 'fp-ts/Option';
import { ndaCalls as ofNdas } from '../../../../../contract/nda/calls';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import type { NdaDecision, ReviewNdas } from '../../../application/nda/review-ndas';
import type { OwnNdas } from '../../../application/nda/own-ndas';
import type { NdaEvidenceDesk } from '../../../application/nda/evidence';
import type { SignOnce } from '../../../application/nda/sign-once';
import { isIdentifier } from '../../../domain/identifier/identifier';
import { numberedId } from '../../../domain/identifier/numbered-id';
import { mapPart } from '../../../domain/page/list-part';
import { deviceName } from '../../../domain/session/device-name';
import { evidenceWire, proofWire } from '../wire/evidence-wire';
import { requestWire, standingWire } from '../wire/nda-wire';
import { answering, deciding } from './answering';
import type { Call } from './call';
import { ownMark } from './list-part';

export interface NdaUseCases {
  readonly own: Pick<OwnNdas, 'current' | 'withdraw'>;
  readonly signOnce: SignOnce;
  readonly review: Pick<ReviewNdas, 'requests' | 'decideOwn'>;
  readonly evidence: NdaEvidenceDesk;
}

const aboutSale = async <A>(
  saleId: string,
  ask: (saleId: string) => Promise<Either<Refusal, A>>,
): Promise<Either<Refusal, A>> => (isIdentifier(saleId) ? ask(saleId) : left(refusals.wrongParameters));

/** The calls about NDAs; who it is comes from the token alone. */
export const ndaCalls = ({ own, signOnce, review, evidence }: NdaUseCases): readonly Call[] => {
  const decided = async (accountId: string, id: string, decision: NdaDecision) => {
    const number = numberedId(id);
    return isNone(number)
      ? left(refusals.wrongParameters)
      : map(requestWire)(await review.decideOwn(accountId, number.value, decision));
  };

  return [
    answering(ofNdas.current, (saleId, { session }) =>
      aboutSale(saleId, async (known) => map(standingWire)(await own.current(session.userId, known))),
    ),
    answering(ofNdas.sign, ({ key, ...given }, { session, visitor, agent }) =>
      aboutSale(given.saleId, async () =>
        map(standingWire)(
          await signOnce(key, session.userId, { ...given, device: deviceName(agent), visitor }),
        ),
      ),
    ),
    answering(ofNdas.withdraw, (saleId, { session }) =>
      aboutSale(saleId, async (known) => map(standingWire)(await own.withdraw(session.userId, known))),
    ),
    answering(ofNdas.requests, ({ saleId, ...given }, { session }) =>
      aboutSale(saleId, async (known) => {
        const mark = ownMark('q', session.userId, saleId);
        const asked = mark.asked(given);
        if (isLeft(asked)) return asked;
        const part = await review.requests(session.userId, known, asked.right);
        return isLeft(part) ? part : right(mark.told(mapPart(part.right, requestWire), asked.right));
      }),
    ),
    deciding(
      answering(ofNdas.approve, (id, { session }) => decided(session.userId, id, { kind: 'approved' })),
      'id',
    ),
    deciding(
      answering(ofNdas.reject, ({ id, reason }, { session }) =>
        decided(session.userId, id, { kind: 'rejected', reason }),
      ),
      'id',
    ),
    answering(ofNdas.evidence, async (id, { session }) => {
      const number = numberedId(id);
      return isNone(number)
        ? left(refusals.wrongParameters)
        : map(evidenceWire)(await evidence.issue(session.userId, number.value));
    }),
    answering(ofNdas.verify, async (asked, { session }) =>
      map(proofWire)(await evidence.verify(session.userId, asked)),
    ),
  ];
};
