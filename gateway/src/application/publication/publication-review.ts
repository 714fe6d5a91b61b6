import { left, right, type Either } from 'fp-ts/Either';
import type { Reason } from '../../../../contract/publication/publication';
import { textIn } from '../../../../contract/publication/form-texts';
import { isShowable } from '../../../../contract/rules/showable';
import { isFieldOf } from '../../domain/publication/faults';
import { published, publishedAddress, type Published } from '../../domain/publication/published';
import type { Publication } from '../../domain/publication/publication';
import type { Accounts } from '../../ports/accounts';
import type { Verifications } from '../../ports/verifications';
import { ownerEvidence } from '../../domain/publication/owner-evidence';
import type { Clock } from '../../ports/clock';
import type { NoticeDraft, NoticeOf } from '../../ports/message-store';
import type { Publications } from '../../ports/publications';
import type { Alerting } from '../search/alerting';
import { endingNotices, nameOf } from './ending-notices';
import { untilWritten } from './until-written';

export interface PublicationReviewNeeds {
  readonly publications: Publications;
  readonly accounts: Accounts;
  readonly verifications: Pick<Verifications, 'newest'>;
  readonly clock: Clock;
  /** Notifies members who wait for such a deal (MKT-01). */
  readonly dealListed: Alerting['dealListed'];
}

type Decided = Promise<Either<string, Publication>>;

/** An operator's review of what members publish (OPS-06); left is why not, for the terminal. */
export interface PublicationReview {
  readonly pending: () => Promise<readonly Publication[]>;
  readonly one: (number: number) => Decided;
  readonly approve: (number: number) => Decided;
  readonly reject: (number: number, reasons: readonly Reason[]) => Decided;
  /** Ends what is listed, with the reason: taken down, its owner lists it again after another text of it was approved. */
  readonly end: (number: number, as: 'withdrawn' | 'closed', reason: string) => Decided;
}

const stillHolds = { sale: '仍在售', buy: '仍有效' } as const;
/** The listing state of an unlisted publication after its text was approved. */
const listingText = {
  none: '',
  withdrawn: '项目仍处于下架状态，可在我的发布中重新上架。',
  closed: '项目已成交，不再上架。',
} as const;
const most = 200;
const longestReason = 200;

const isReason = (reason: string): boolean =>
  reason.length >= 2 && reason.length <= longestReason && isShowable(reason);

const endedWords = {
  withdrawn: (name: string, reason: string) => ({
    title: '发布已被平台下架',
    content: `“${name}”已被平台下架，原因：${reason}。修改并通过审核后可以重新上架。`,
  }),
  closed: (name: string, reason: string) => ({
    title: '发布已标记为已成交',
    content: `“${name}”已由平台标记为已成交，不再上架。说明：${reason}`,
  }),
};

/** Where a publication is typed; its list at the other address. */
export const formAddress = ({ kind, id }: Pick<Publication, 'kind' | 'id'>): string =>
  `/new_buy?kind=${kind}&id=${id}`;

const approvalNotice =
  (sentAt: number): NoticeOf<Publication> =>
  (after) => {
    const shown = published(after, sentAt);
    const { kind, deal } = shown;
    const about = { to: after.ownerId, sentAt };
    return after.listing === 'listed'
      ? {
          ...about,
          title: '发布已通过审核',
          content: `“${deal.title}”已通过审核并上架。请每 30 天确认一次是否${stillHolds[kind]}。`,
          link: publishedAddress(shown),
        }
      : {
          ...about,
          title: '修改已通过审核',
          content: `“${deal.title}”的修改已通过审核。${listingText[after.listing]}`,
          link: '/new_buy',
        };
  };

const rejectionNotice =
  (places: number, sentAt: number) =>
  (after: Publication): NoticeDraft => ({
    to: after.ownerId,
    title: '发布未通过审核',
    content: `“${textIn(after.fields, 'title')}”有 ${places} 处需要修改，修改后可重新提交。`,
    link: formAddress(after),
    sentAt,
  });

/** Decides about publications and notifies the owner at once: in the inbox, and by the socket. */
export const makePublicationReview = (needs: PublicationReviewNeeds): PublicationReview => {
  const { publications, clock } = needs;

  const waiting = async (number: number): Decided => {
    const found = await publications.byNumber(number);
    return found === null || found.review !== 'pending'
      ? left(`没有编号为 ${number} 的待审核发布`)
      : right(found);
  };

  /** Decides about the pending text; another change meanwhile, such as of the listing, is read and decided about again. */
  const deciding = async (
    number: number,
    write: (found: Publication) => Promise<Publication | null>,
  ): Decided => {
    let read: number | null = null;
    return untilWritten(async () => {
      const found = await waiting(number);
      if (found._tag === 'Left') return found;
      const { version } = found.right;
      if (read !== null && read !== version) return left(`编号 ${number} 刚刚有变动，请重新查看`);
      read = version;
      const after = await write(found.right);
      return after === null ? null : right(after);
    });
  };

  /** It is listed with its owner's verified facts; an existing listing keeps its own. */
  const asListed = async (found: Publication, at: number): Promise<Published> => {
    const listed = published(found, at);
    const owner = await needs.accounts.byId(found.ownerId);
    if (owner === null) return listed;
    const evidence = ownerEvidence(owner, await needs.verifications.newest(owner.id), at);
    return listed.kind === 'sale'
      ? { kind: 'sale', deal: { ...listed.deal, evidence } }
      : { kind: 'buy', deal: { ...listed.deal, evidence } };
  };

  return {
    pending: () => publications.pending(most),
    one: async (number) => {
      const found = await publications.byNumber(number);
      return found === null ? left(`没有编号为 ${number} 的发布`) : right(found);
    },
    approve: async (number) => {
      const at = clock.now();
      const after = await deciding(number, async (found) =>
        publications.list(found, await asListed(found, at), at, approvalNotice(at)),
      );
      if (after._tag === 'Right' && after.right.listing === 'listed') {
        const { kind, deal } = published(after.right, at);
        await needs.dealListed({ kind, id: deal.id });
      }
      return after;
    },
    end: async (number, as, reason) => {
      if (!isReason(reason)) return left(`请写明原因（2 至 ${longestReason} 字）`);
      const change = as === 'closed' ? { listing: as } : { listing: as, takenDown: reason };
      return untilWritten<Either<string, Publication>>(async () => {
        const found = await publications.byNumber(number);
        if (found?.listing !== 'listed') return left(`没有编号为 ${number} 的已上架发布`);
        const now = clock.now();
        const notices = endingNotices(now, (ended) => ({
          to: ended.ownerId,
          ...endedWords[as](nameOf(ended), reason),
          link: '/new_buy',
          sentAt: now,
        }));
        const written = await publications.end(found, change, now, notices);
        return written === null ? null : right(written);
      });
    },
    reject: async (number, reasons) => {
      if (reasons.length === 0 || reasons.length > 20 || !reasons.every(({ reason }) => isReason(reason)))
        return left(`请以 字段=原因 的形式写明 1 至 20 处（每处 2 至 ${longestReason} 字）`);
      const found = await waiting(number);
      if (found._tag === 'Left') return found;
      const unknown = reasons.find(({ field }) => !isFieldOf(found.right.kind, field));
      if (unknown !== undefined)
        return left(`没有名为“${unknown.field}”的字段，请填写 review publication show 所列的字段`);
      const notice = rejectionNotice(reasons.length, clock.now());
      return deciding(number, (each) => publications.reject(each, reasons, notice));
    },
  };
};
