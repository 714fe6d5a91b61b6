import { and, count, eq, ne, notExists } from 'drizzle-orm';
import { isRight } from 'fp-ts/Either';
import type { Message } from '../../../domain/message/message';
import type { Clock } from '../../../ports/clock';
import type { MemberRecords } from '../../../ports/member-records';
import type { NotifyingDatabase } from '../notifying-database';
import type { Database, Orm } from '../orm';
import { account, loginSession } from '../schema/account';
import { assistantConversation } from '../schema/assistant';
import { bidderDeal } from '../schema/bid';
import { chatBlock, consultation } from '../schema/chat';
import { comparedDeals } from '../schema/compared-deals';
import { determination } from '../schema/determination';
import { favourite } from '../schema/favourite';
import { knownDevice } from '../schema/known-device';
import { memberOrder } from '../schema/order';
import { publication } from '../schema/publication';
import { noticeChoice, noticeOutbox, noticeSchedule } from '../schema/notice';
import { nda } from '../schema/nda';
import { savedSearch } from '../schema/saved-search';
import { upload } from '../schema/upload';
import { verification } from '../schema/verification';
import { wechatIdentity } from '../schema/wechat';
import { accountLocked } from './account-lock';
import { allLoginsEnded, sessionsEnded, someLoginsEnded } from './ended-logins';
import { giveUpRegistrationsOf } from './activity-places';
import { giveUpDealsOf } from './give-up-deals';
import { giveUpTicketsOf } from './give-up-tickets';
import { openTicketsOf } from './held-tickets';
import { keyNoted } from './key-note';
import { moveNdaWithin } from './nda-move';
import { itsMessages } from './upload-store';
import { withdrawBidsOf } from './withdraw-bids';

/** What an account says of a person, when it says nothing any more. */
const blankAccount = {
  name: '已注销用户',
  company: '',
  position: '',
  avatar: '',
  email: '',
  roles: [],
  permissions: [],
  prove: null,
  removed: true,
  passwordHash: '',
  hasPassword: false,
};

/** Changes an account that is not removed, within a transaction. */
const changedWithin = async (
  within: Orm,
  accountId: string,
  change: Partial<typeof account.$inferInsert>,
): Promise<void> => {
  await accountLocked(within, accountId);
  await within.update(account).set(change).where(eq(account.id, accountId));
};

const changed = (
  transaction: Database['transaction'],
  accountId: string,
  change: Partial<typeof account.$inferInsert>,
): Promise<void> => transaction((within) => changedWithin(within, accountId, change));

/** What belongs to one member, in the database. */
export const memberRecordStore = (
  { orm, transaction, notifying }: NotifyingDatabase,
  clock: Clock,
): MemberRecords => ({
  email: async (accountId) => {
    const [row] = await orm.select({ email: account.email }).from(account).where(eq(account.id, accountId));
    return row?.email ?? '';
  },
  saveProfile: (accountId, { name, company, position, email }) =>
    changed(transaction, accountId, { name, company, position, email }),
  saveAvatar: (accountId, avatar) => changed(transaction, accountId, { avatar }),
  savePassword: (accountId, passwordHash, kept) =>
    notifying(
      async (within) => {
        await changedWithin(within, accountId, { passwordHash, hasPassword: true });
        await keyNoted(within);
        return kept === null
          ? allLoginsEnded(within, accountId, clock.now())
          : someLoginsEnded(within, accountId, ne(loginSession.id, kept), clock.now());
      },
      (ended) => sessionsEnded(accountId, kept === null ? [null] : ended),
    ),
  counts: async (accountId) => {
    const rows = await orm
      .select({ state: bidderDeal.ndaState, many: count().mapWith(Number) })
      .from(bidderDeal)
      .where(eq(bidderDeal.accountId, accountId))
      .groupBy(bidderDeal.ndaState);
    const of = (state: string): number => rows.find((row) => row.state === state)?.many ?? 0;
    const ndas = {
      pending: of('pending'),
      signed: of('signed'),
      rejected: of('rejected'),
      expired: of('expired'),
    };
    const bids = rows.reduce((sum, { many }) => sum + many, 0);
    const publications = await orm.$count(publication, eq(publication.ownerId, accountId));
    const [orders] = await orm
      .select({ many: count().mapWith(Number) })
      .from(memberOrder)
      .where(eq(memberOrder.accountId, accountId));
    const favorites = await orm.$count(favourite, eq(favourite.accountId, accountId));
    const conferences = await openTicketsOf(orm, accountId, clock.now());
    return { favorites, publications, bids, conferences, orders: orders?.many ?? 0, ndas };
  },
  retire: (accountId) =>
    transaction(async (within) => {
      // Money that comes meanwhile finds the account as it was, or removed: no place is taken between.
      await accountLocked(within, accountId);
      // Pending ones are withdrawn; a signed one stays with both sides, and so does its history (MKT-04).
      const waiting = await within
        .select({ saleId: nda.saleId, name: nda.signerName })
        .from(nda)
        .where(and(eq(nda.accountId, accountId), eq(nda.state, 'pending')));
      const notices: Message[] = [];
      for (const { saleId, name } of waiting) {
        const moved = await moveNdaWithin(
          within,
          { accountId, saleId },
          { kind: 'withdrawn', name: name ?? '' },
          clock.now(),
        );
        if (isRight(moved)) notices.push(...moved.right.notices);
      }
      await withdrawBidsOf(within, accountId, clock.now());
      notices.push(...(await giveUpDealsOf(within, accountId, clock.now())));
      notices.push(...(await giveUpRegistrationsOf(within, accountId, clock.now())));
      notices.push(...(await giveUpTicketsOf(within, accountId, clock.now())));
      // The phone is a unique login name: its replacement is no phone, and unique too.
      await within
        .update(account)
        .set({ ...blankAccount, phone: `-${accountId}`, unsubscribedAt: clock.now() })
        .where(eq(account.id, accountId));
      await within.delete(wechatIdentity).where(eq(wechatIdentity.accountId, accountId));
      await within.delete(knownDevice).where(eq(knownDevice.accountId, accountId));
      await within.delete(noticeChoice).where(eq(noticeChoice.accountId, accountId));
      await within.delete(noticeSchedule).where(eq(noticeSchedule.accountId, accountId));
      await within.delete(noticeOutbox).where(eq(noticeOutbox.accountId, accountId));
      await within.delete(verification).where(eq(verification.accountId, accountId));
      // A sent message stays with its recipient.
      await within.delete(upload).where(and(eq(upload.accountId, accountId), notExists(itsMessages(within))));
      await within.delete(chatBlock).where(eq(chatBlock.accountId, accountId));
      await within.delete(consultation).where(eq(consultation.accountId, accountId));
      await within.delete(comparedDeals).where(eq(comparedDeals.accountId, accountId));
      await within.delete(favourite).where(eq(favourite.accountId, accountId));
      await within.delete(assistantConversation).where(eq(assistantConversation.accountId, accountId));
      await within.delete(determination).where(eq(determination.accountId, accountId));
      await within.delete(savedSearch).where(eq(savedSearch.accountId, accountId));
      return notices;
    }),
});
