import { isLeft, isRight, left, right, type Either } from 'fp-ts/Either';
import { publicationLimits, sayTheSame } from '../../../../contract/publication/form-texts';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { AskedPart, ListPart } from '../../domain/page/list-part';
import { whyNotSubmitted } from '../../domain/publication/faults';
import { isKeepable } from '../../domain/publication/fitting';
import type { Publication, SavedText } from '../../domain/publication/publication';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { InterestIn, Interests } from '../../ports/interests';
import type { Publications, StandingChange } from '../../ports/publications';
import type { Alerting } from '../search/alerting';

export interface OwnPublicationsNeeds {
  readonly accounts: Accounts;
  readonly publications: Publications;
  readonly interests: Interests;
  readonly clock: Clock;
  /** Tells whoever waits for such a deal (MKT-01). */
  readonly dealListed: Alerting['dealListed'];
}

/** What came of saving; what was not taken is answered with the newer version that stands in its way. */
export interface Saved {
  readonly taken: boolean;
  readonly publication: Publication;
}

/** A publication with how many read and want what is listed of it; null where nothing is. */
export interface WantedPublication {
  readonly publication: Publication;
  readonly interest: InterestIn | null;
}

type Act = (accountId: string, id: string) => Promise<Either<Refusal, Publication>>;

export interface OwnPublications {
  readonly page: (
    accountId: string,
    asked: AskedPart,
  ) => Promise<Either<Refusal, ListPart<WantedPublication>>>;
  readonly one: Act;
  readonly save: (accountId: string, text: SavedText) => Promise<Either<Refusal, Saved>>;
  readonly submit: (accountId: string, text: SavedText) => Promise<Either<Refusal, Saved>>;
  readonly recall: Act;
  readonly withdraw: Act;
  readonly restore: Act;
  readonly confirm: Act;
  readonly remove: (accountId: string, id: string) => Promise<Either<Refusal, undefined>>;
}

/** A member's own publications; whose they are, the token says. Only a fully verified account publishes (ACC-05). */
export const makeOwnPublications = ({
  accounts,
  publications,
  interests,
  clock,
  dealListed,
}: OwnPublicationsNeeds): OwnPublications => {
  const refused = async (accountId: string): Promise<Refusal | null> => {
    const account = await accounts.byId(accountId);
    return account?.prove === '1' ? null : refusals.publicationGrade;
  };

  const own: Act = async (accountId, id) => {
    const fault = await refused(accountId);
    if (fault !== null) return left(fault);
    const found = await publications.one(id);
    return found === null || found.ownerId !== accountId ? left(refusals.publicationUnknown) : right(found);
  };

  const added = async (accountId: string, text: SavedText): Promise<Either<Refusal, Saved>> => {
    const { all, drafts } = await publications.counts(accountId);
    if (all >= publicationLimits.perAccount) return left(refusals.publicationTooMany);
    if (drafts >= publicationLimits.drafts) return left(refusals.publicationDrafts);
    const publication = await publications.add(accountId, text, clock.now());
    return publication === null ? left(refusals.publicationUnknown) : right({ taken: true, publication });
  };

  const over = async (found: Publication, text: SavedText): Promise<Either<Refusal, Saved>> => {
    if (sayTheSame(found.fields, text.fields)) return right({ taken: true, publication: found });
    if (found.review === 'pending') return left(refusals.publicationPending);
    const goesOn = found.version === text.version || found.editor === text.editor;
    if (!goesOn) return right({ taken: false, publication: found });
    const saved = await publications.save(found, text, clock.now());
    if (saved !== null) return right({ taken: true, publication: saved });
    const newer = await publications.one(found.id);
    return newer === null ? left(refusals.publicationUnknown) : right({ taken: false, publication: newer });
  };

  const save: OwnPublications['save'] = async (accountId, text) => {
    if (!isKeepable(text.fields)) return left(refusals.publicationTooLong);
    const found = await own(accountId, text.id);
    if (isLeft(found)) {
      const isNew = found.left === refusals.publicationUnknown && (await publications.one(text.id)) === null;
      return isNew ? added(accountId, text) : found;
    }
    return found.right.kind === text.kind ? over(found.right, text) : left(refusals.publicationUnknown);
  };

  const put = async (
    before: Publication,
    change: StandingChange,
    write: Publications['change'] = publications.change,
  ): Promise<Either<Refusal, Publication>> => {
    const after = (await write(before, change)) ?? (await publications.one(before.id));
    return after === null ? left(refusals.publicationUnknown) : right(after);
  };

  return {
    save,
    one: own,
    page: async (accountId, asked) => {
      const fault = await refused(accountId);
      if (fault !== null) return left(fault);
      const { list, ...place } = await publications.page(accountId, asked);
      const listed = list.flatMap(({ kind, dealId }) => (dealId === null ? [] : [{ kind, id: dealId }]));
      const wanted = await interests.of(listed);
      return right({
        list: list.map((publication) => ({
          publication,
          interest:
            wanted.find(({ kind, id }) => kind === publication.kind && id === publication.dealId) ?? null,
        })),
        ...place,
      });
    },
    submit: async (accountId, text) => {
      const saved = await save(accountId, text);
      if (isLeft(saved) || !saved.right.taken || saved.right.publication.review === 'pending') return saved;
      const { publication } = saved.right;
      const why = whyNotSubmitted(publication.kind, publication.fields, clock.now());
      if (why !== null) return left(why);
      const after = await put(publication, { review: 'pending', reasons: [], submittedAt: clock.now() });
      return isLeft(after) ? after : right({ taken: true, publication: after.right });
    },
    recall: async (accountId, id) => {
      const found = await own(accountId, id);
      return isLeft(found) || found.right.review !== 'pending'
        ? found
        : put(found.right, { review: 'draft' });
    },
    withdraw: async (accountId, id) => {
      const found = await own(accountId, id);
      return isLeft(found) || found.right.listing !== 'listed'
        ? found
        : put(found.right, { listing: 'withdrawn' }, publications.relist);
    },
    restore: async (accountId, id) => {
      const found = await own(accountId, id);
      if (isLeft(found) || found.right.listing !== 'withdrawn') return found;
      if ((await publications.dealState(found.right)) === 'closed') return left(refusals.publicationClosed);
      const change = { listing: 'listed', confirmedAt: clock.now(), reminded: 0 } as const;
      const after = await put(found.right, change, publications.relist);
      const { kind, dealId } = found.right;
      if (isRight(after) && dealId !== null) await dealListed({ kind, id: dealId });
      return after;
    },
    confirm: async (accountId, id) => {
      const found = await own(accountId, id);
      return isLeft(found) || found.right.listing !== 'listed'
        ? found
        : put(found.right, { confirmedAt: clock.now(), reminded: 0 }, publications.relist);
    },
    remove: async (accountId, id) => {
      const found = await own(accountId, id);
      if (isLeft(found)) return found;
      const { review, published } = found.right;
      if (review === 'pending') return left(refusals.publicationPending);
      if (published === null) await publications.remove(found.right);
      else await put(found.right, { fields: published, review: 'approved', reasons: [] });
      return right(undefined);
    },
  };
};
