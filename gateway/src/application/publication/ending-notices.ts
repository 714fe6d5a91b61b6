import { textIn } from '../../../../contract/publication/form-texts';
import { published, publishedAddress } from '../../domain/publication/published';
import type { Publication } from '../../domain/publication/publication';
import type { NoticeDraft, NoticeOf } from '../../ports/message-store';
import type { EndingNotices } from '../../ports/publications';

const words = {
  withdrawn: {
    title: '项目已下架',
    content: (name: string) =>
      `“${name}”已下架，暂不接受新的意向和报价。您此前的意向、报价和保密协议记录仍可查看。`,
  },
  closed: {
    title: '项目已成交',
    content: (name: string) =>
      `“${name}”已成交，不再接受意向和报价。您此前的意向、报价和保密协议记录仍可查看。`,
  },
} as const;

/** By what a deal is called while others see it. */
export const nameOf = ({ published: texts, fields }: Publication): string => textIn(texts ?? fields, 'title');

const partyNotice = (after: Publication, sentAt: number): Omit<NoticeDraft, 'to'> | null => {
  const { listing } = after;
  if (listing !== 'withdrawn' && listing !== 'closed') return null;
  const { title, content } = words[listing];
  const texts = after.published ?? after.fields;
  const link = publishedAddress(published({ ...after, fields: texts }, sentAt));
  return { kind: 'deal', title, content: content(nameOf(after)), link, sentAt };
};

/**
 * The notices of the end of a listing: to its owner, where another ended it, and to the parties, so that a page with the
 * open deal shows it. A demand has no parties.
 */
export const endingNotices =
  (sentAt: number, ownerNotice: NoticeOf<Publication>): EndingNotices =>
  (after, parties) => {
    const owner = ownerNotice(after);
    const party = parties.length === 0 ? null : partyNotice(after, sentAt);
    return [
      ...(owner === null ? [] : [owner]),
      ...(party === null ? [] : parties.map((to) => ({ ...party, to }))),
    ];
  };
