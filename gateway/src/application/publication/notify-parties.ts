import { kinds } from '../../../../contract/kind/kinds';
import { textIn } from '../../../../contract/publication/form-texts';
import { published, publishedAddress } from '../../domain/publication/published';
import type { Publication } from '../../domain/publication/publication';
import type { Clock } from '../../ports/clock';
import type { Interests } from '../../ports/interests';
import type { MessageBus } from '../../ports/message-bus';
import type { MessageStore } from '../../ports/message-store';
import { sendNotice } from '../message/send-notice';

export interface NotifyPartiesNeeds {
  readonly interests: Pick<Interests, 'partiesOf'>;
  readonly messages: Pick<MessageStore, 'addNotice'>;
  readonly bus: MessageBus;
  readonly clock: Clock;
}

/** Notifies each party to a deal that it is no longer listed. */
export type NotifyParties = (ended: Publication) => Promise<void>;

/** The greatest number of notices. */
const most = 500;

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

/**
 * The end of a deal is sent to the members with an open interest, bid or NDA on it, in the inbox and over the
 * socket, so that a page with the open deal shows it. A demand has no such parties.
 */
export const makeNotifyParties =
  ({ interests, messages, bus, clock }: NotifyPartiesNeeds): NotifyParties =>
  async (ended) => {
    const { kind, dealId, listing } = ended;
    if (kinds[kind].gate !== 'nda' || dealId === null || (listing !== 'withdrawn' && listing !== 'closed'))
      return;
    const texts = ended.published ?? ended.fields;
    const { title, content } = words[listing];
    const link = publishedAddress(published({ ...ended, fields: texts }, clock.now()));
    for (const to of await interests.partiesOf(dealId, most)) {
      const sentAt = clock.now();
      const notice = {
        to,
        kind: 'deal',
        title,
        content: content(textIn(texts, 'title')),
        link,
        sentAt,
      } as const;
      await sendNotice({ messages, bus }, notice);
    }
  };
