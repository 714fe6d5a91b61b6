import { isLeft, map, right, type Either } from 'fp-ts/Either';
import { publicationCalls as ofPublications } from '../../../../../contract/publication/calls';
import { picturesIn } from '../../../../../contract/publication/sale-pictures';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import type { OwnPublications, WantedPublication } from '../../../application/publication/own-publications';
import type { Saved } from '../../../application/publication/saving';
import type { Publication } from '../../../domain/publication/publication';
import type { Clock } from '../../../ports/clock';
import type { Uploads } from '../../../ports/uploads';
import { publicationHeadWire, publicationWire } from '../wire/publication-wire';
import { answering, deciding } from './answering';
import type { Call } from './call';
import { identifierOr, oneCall } from './one-call';
import { cursorSign, numberPlaces, pagedCall, pagedList } from './paged-call';

// An id that none can have is an unknown publication, not a wrong call.
const idOf = identifierOr(refusals.publicationUnknown);

/** A member's own publications. */
export const publicationCalls = (
  own: OwnPublications,
  uploads: Pick<Uploads, 'dealPictures'>,
  clock: Clock,
): readonly Call[] => {
  const head = (publication: Publication) => publicationHeadWire(publication, clock.now());
  const wanted = ({ publication, ...known }: WantedPublication) =>
    publicationHeadWire(publication, clock.now(), known);
  const whole = async (publication: Publication) =>
    publicationWire(
      publication,
      await uploads.dealPictures(publication.ownerId, picturesIn(publication.fields)),
      clock.now(),
      await own.listedSale(publication),
    );
  const savedWire = async (saved: Either<Refusal, Saved>) =>
    isLeft(saved)
      ? saved
      : right({ taken: saved.right.taken, publication: await whole(saved.right.publication) });
  const acting = (value: (typeof ofPublications)['confirm'], act: OwnPublications['confirm']): Call =>
    oneCall(value, idOf, async (id, { session }) => map(head)(await act(session.userId, id)));
  return [
    pagedCall(ofPublications.list, (_, { session: { userId } }) =>
      pagedList({
        sign: cursorSign('p', userId),
        places: numberPlaces,
        read: (part) => own.page(userId, part),
        item: wanted,
      }),
    ),
    oneCall(ofPublications.detail, idOf, async (id, { session }) => {
      const found = await own.one(session.userId, id);
      return isLeft(found) ? found : right(await whole(found.right));
    }),
    answering(ofPublications.save, async (text, { session }) =>
      savedWire(await own.save(session.userId, text)),
    ),
    answering(ofPublications.submit, async (text, { session }) =>
      savedWire(await own.submit(session.userId, text)),
    ),
    acting(ofPublications.recall, own.recall),
    deciding(acting(ofPublications.withdraw, own.withdraw), 'id'),
    deciding(acting(ofPublications.close, own.close), 'id'),
    deciding(acting(ofPublications.restore, own.restore), 'id'),
    acting(ofPublications.confirm, own.confirm),
    oneCall(ofPublications.remove, idOf, (id, { session }) => own.remove(session.userId, id)),
  ];
};
