import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { AskedPart, ListPart } from '../../domain/page/list-part';
import type { Publication, SavedText } from '../../domain/publication/publication';
import { listingChange, reviewChange, type ListingEvent } from '../../domain/publication/publication-table';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import { listedKey, type InterestIn, type Interests } from '../../ports/interests';
import type { Publications, StandingChange } from '../../ports/publications';
import type { Uploads } from '../../ports/uploads';
import type { Alerting } from '../search/alerting';
import { makePublicationSaving, type Saved } from './saving';
import { noNotice } from '../../ports/message-store';
import { endingNotices } from './ending-notices';
import { untilWritten } from './until-written';

export interface OwnPublicationsNeeds {
  readonly accounts: Accounts;
  readonly publications: Publications;
  readonly uploads: Pick<Uploads, 'dealPictures'>;
  readonly interests: Interests;
  readonly clock: Clock;
  /** Notifies members who wait for such a deal (MKT-01). */
  readonly dealListed: Alerting['dealListed'];
}

/** A publication with how many read and want what is listed of it; null where nothing is. */
export interface WantedPublication {
  readonly publication: Publication;
  readonly interest: InterestIn | null;
  readonly code: string | null;
}

/** The changes of a publication in its current state, or why they are refused; null where there are none. */
type Decision = Either<Refusal, StandingChange> | null;
type Decide = (found: Publication) => Decision | Promise<Decision>;

type Act = (accountId: string, id: string) => Promise<Either<Refusal, Publication>>;

export interface OwnPublications {
  readonly page: (
    accountId: string,
    asked: AskedPart,
  ) => Promise<Either<Refusal, ListPart<WantedPublication>>>;
  readonly one: Act;
  readonly listedSale: Publications['listedSale'];
  readonly save: (accountId: string, text: SavedText) => Promise<Either<Refusal, Saved>>;
  readonly submit: (accountId: string, text: SavedText) => Promise<Either<Refusal, Saved>>;
  readonly recall: Act;
  readonly withdraw: Act;
  readonly close: Act;
  readonly restore: Act;
  readonly confirm: Act;
  readonly remove: (accountId: string, id: string) => Promise<Either<Refusal, undefined>>;
}

/** A member's own publications; whose they are, the token says. Only a fully verified account publishes (ACC-05). */
export const makeOwnPublications = ({
  accounts,
  publications,
  uploads,
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

  const companyOf = async (accountId: string): Promise<string> =>
    (await accounts.byId(accountId))?.company ?? '';

  const { save, submit } = makePublicationSaving({ publications, uploads, clock, companyOf, own });

  const relist: Publications['change'] = (before, change) => publications.relist(before, change, clock.now());

  /** Ends a listing, and notifies the parties to it. */
  const end: Publications['change'] = (before, change) => {
    const now = clock.now();
    return publications.end(before, change, now, endingNotices(now, noNotice));
  };

  /** One act on the state at the moment of writing; null of a decision leaves it unchanged. */
  const acting =
    (decide: Decide, write: Publications['change'] = publications.change): Act =>
    (accountId, id) =>
      untilWritten(async () => {
        const found = await own(accountId, id);
        if (isLeft(found)) return found;
        const decision = await decide(found.right);
        if (decision === null) return found;
        if (isLeft(decision)) return decision;
        const after = await write(found.right, decision.right);
        return after === null ? null : right(after);
      });

  /** What the table of listings says, with what else changes. */
  const listing =
    (event: ListingEvent, more: () => StandingChange = () => ({})): Decide =>
    (found) => {
      const change = listingChange(found.listing, event);
      if (isLeft(change)) return change;
      const { to, step } = change.right;
      return step === null ? null : right({ ...(to === found.listing ? {} : { listing: to }), ...more() });
    };

  const heldNow = (): StandingChange => ({ confirmedAt: clock.now(), reminded: 0 });

  return {
    save,
    one: own,
    listedSale: publications.listedSale,
    page: async (accountId, asked) => {
      const fault = await refused(accountId);
      if (fault !== null) return left(fault);
      const { list, ...place } = await publications.page(accountId, asked);
      const listed = list.flatMap(({ kind, dealId }) => (dealId === null ? [] : [{ kind, id: dealId }]));
      const wanted = await interests.of(listed);
      const codes = await publications.codesOf(listed);
      return right({
        list: list.map((publication) => ({
          publication,
          interest:
            wanted.find(({ kind, id }) => kind === publication.kind && id === publication.dealId) ?? null,
          code: codes.get(listedKey({ kind: publication.kind, id: publication.dealId ?? '' })) ?? null,
        })),
        ...place,
      });
    },
    submit,
    recall: acting(({ review }) => {
      const change = reviewChange(review, 'recalled');
      if (isLeft(change)) return change;
      return change.right.step === null ? null : right({ review: change.right.to });
    }),
    withdraw: acting(listing('withdrawn'), end),
    close: acting(listing('closed'), end),
    restore: acting(
      async (found) => {
        const change = listing('restored', heldNow)(found);
        if (found.listing !== 'withdrawn') return change;
        if (found.takenDown !== null) return left(refusals.publicationTakenDown);
        if ((await publications.dealState(found)) === 'closed') return left(refusals.publicationClosed);
        return change;
      },
      async (before, change) => {
        const after = await relist(before, change);
        if (after !== null && after.dealId !== null) await dealListed({ kind: after.kind, id: after.dealId });
        return after;
      },
    ),
    confirm: acting(listing('confirmed', heldNow), relist),
    remove: (accountId, id) =>
      untilWritten<Either<Refusal, undefined>>(async () => {
        const found = await own(accountId, id);
        if (isLeft(found)) return found;
        const { review, published } = found.right;
        const removing = reviewChange(review, 'removed');
        if (isLeft(removing)) return removing;
        if (published === null) return (await publications.remove(found.right)) ? right(undefined) : null;
        const change = { fields: published, review: removing.right.to, reasons: [] };
        return (await publications.change(found.right, change)) === null ? null : right(undefined);
      }),
  };
};
