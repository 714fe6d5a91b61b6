import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { publicationLimits, sayTheSame } from '../../../../contract/publication/form-texts';
import { picturesIn } from '../../../../contract/publication/sale-pictures';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { sourceFault, whyNotSubmitted } from '../../domain/publication/faults';
import { keepingFault } from '../../domain/publication/fitting';
import { reviewChange } from '../../domain/publication/publication-table';
import { goesOnFrom, type Publication, type SavedText } from '../../domain/publication/publication';
import type { Clock } from '../../ports/clock';
import type { Uploads } from '../../ports/uploads';
import type { Publications } from '../../ports/publications';
import { untilWritten } from './until-written';

/** The result of saving; a refused text is answered with the newer version that prevents it. */
export interface Saved {
  readonly taken: boolean;
  readonly publication: Publication;
}

const whyNotKept = {
  tooLong: refusals.publicationTooLong,
  unwritable: refusals.publicationUnwritable,
} as const;

type Saving = Promise<Either<Refusal, Saved>>;

/** Keeps what an owner types, and hands it to the reviewer. */
export interface PublicationSaving {
  readonly save: (accountId: string, text: SavedText) => Saving;
  readonly submit: (accountId: string, text: SavedText) => Saving;
}

export interface PublicationSavingNeeds {
  readonly publications: Publications;
  readonly uploads: Pick<Uploads, 'dealPictures'>;
  readonly clock: Clock;
  /** The organization of an account; '' where it has none. */
  readonly companyOf: (accountId: string) => Promise<string>;
  /** The publication of an account; left where it may not publish or has none of that id. */
  readonly own: (accountId: string, id: string) => Promise<Either<Refusal, Publication>>;
}

export const makePublicationSaving = ({
  publications,
  uploads,
  clock,
  companyOf,
  own,
}: PublicationSavingNeeds): PublicationSaving => {
  /** Null when there is one of that id by now. */
  const added = async (accountId: string, text: SavedText): Promise<Either<Refusal, Saved> | null> => {
    const { perAccount: all, drafts } = publicationLimits;
    const publication = await publications.add(accountId, text, clock.now(), { all, drafts });
    if (publication === 'tooMany') return left(refusals.publicationTooMany);
    if (publication === 'tooManyDrafts') return left(refusals.publicationDrafts);
    return publication === null ? null : right({ taken: true, publication });
  };

  /** Null when there is another version by now. */
  const over = async (found: Publication, text: SavedText): Promise<Either<Refusal, Saved> | null> => {
    if (sayTheSame(found.fields, text.fields)) return right({ taken: true, publication: found });
    const change = reviewChange(found.review, 'saved');
    if (isLeft(change)) return change;
    if (!goesOnFrom(found, text)) return right({ taken: false, publication: found });
    const saved = await publications.save(found, text, clock.now());
    return saved === null ? null : right({ taken: true, publication: saved });
  };

  const turn = async (accountId: string, text: SavedText): Promise<Either<Refusal, Saved> | null> => {
    const found = await own(accountId, text.id);
    if (isLeft(found)) {
      if (found.left !== refusals.publicationUnknown) return found;
      const meanwhile = await publications.one(text.id);
      if (meanwhile === null) return added(accountId, text);
      // Another device of the owner may have added it since it was looked for.
      return meanwhile.ownerId === accountId ? null : found;
    }
    return found.right.kind === text.kind ? over(found.right, text) : left(refusals.publicationUnknown);
  };

  const save: PublicationSaving['save'] = async (accountId, text) => {
    const fault = keepingFault(text.fields);
    return fault === null ? untilWritten(() => turn(accountId, text)) : left(whyNotKept[fault]);
  };

  return {
    save,
    submit: (accountId, text) =>
      untilWritten(async () => {
        const saved = await save(accountId, text);
        if (isLeft(saved) || !saved.right.taken || saved.right.publication.review === 'pending') return saved;
        const { publication } = saved.right;
        const pictures = await uploads.dealPictures(accountId, picturesIn(publication.fields));
        const why =
          sourceFault(publication) ??
          whyNotSubmitted(publication, await companyOf(accountId), pictures, clock.now());
        if (why !== null) return left(why);
        const change = { review: 'pending', reasons: [], submittedAt: clock.now() } as const;
        const after = await publications.change(publication, change);
        return after === null ? null : right({ taken: true, publication: after });
      }),
  };
};
