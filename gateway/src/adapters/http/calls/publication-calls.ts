import { isLeft, left, map, right, type Either } from 'fp-ts/Either';
import { publicationCalls as ofPublications } from '../../../../../contract/publication/calls';
import { picturesIn } from '../../../../../contract/publication/sale-pictures';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import type { OwnPublications, WantedPublication } from '../../../application/publication/own-publications';
import type { Saved } from '../../../application/publication/saving';
import { mapPart } from '../../../domain/page/list-part';
import type { Publication } from '../../../domain/publication/publication';
import type { Clock } from '../../../ports/clock';
import type { Uploads } from '../../../ports/uploads';
import { isIdentifier } from '../../../domain/identifier/identifier';
import { publicationHeadWire, publicationWire } from '../wire/publication-wire';
import { answering, deciding } from './answering';
import type { Call } from './call';
import { ownMark } from './list-part';

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
  // An id that none can have is an unknown publication, not a wrong call.
  const known = (id: string): boolean => isIdentifier(id);
  const acting = (value: (typeof ofPublications)['confirm'], act: OwnPublications['confirm']): Call =>
    answering(value, async (id, { session }) =>
      known(id) ? map(head)(await act(session.userId, id)) : left(refusals.publicationUnknown),
    );
  return [
    answering(ofPublications.list, async (part, { session }) => {
      const mark = ownMark('p', session.userId);
      const asked = mark.asked(part);
      if (isLeft(asked)) return asked;
      const page = await own.page(session.userId, asked.right);
      return isLeft(page) ? page : right(mark.told(mapPart(page.right, wanted), asked.right));
    }),
    answering(ofPublications.detail, async (id, { session }) => {
      const found = known(id) ? await own.one(session.userId, id) : left(refusals.publicationUnknown);
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
    answering(ofPublications.remove, async (id, { session }) =>
      known(id) ? own.remove(session.userId, id) : left(refusals.publicationUnknown),
    ),
  ];
};
