import { and, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { PersonalData } from '../../../ports/personal-data';
import type { Database } from '../orm';
import { ownGateRecords } from './gate/own-gate-records';
import { ofBuy, ofSale } from './own-deal-columns';
import { ownMessages } from './own-messages';
import { account, loginSession } from '../schema/account';
import { activityRegistration } from '../schema/activity-registration';
import { assistantConversation, assistantTurn } from '../schema/assistant';
import { buy } from '../kinds/buy/table';
import { sale } from '../kinds/sale/table';
import { bid, bidderDeal, bidStep } from '../schema/bid';
import { chatBlock, consultation, dealThread, inboxEntry } from '../schema/chat';
import {
  conferenceTicket,
  heldPlaces,
  ticketRegistration,
  ticketTransfer,
} from '../schema/conference-ticket';
import { dealRead } from '../schema/deal-read';
import { determination } from '../schema/determination';
import { enquiry } from '../schema/enquiry';
import { enrolment } from '../schema/enrolment';
import { comparedDeals } from '../schema/compared-deals';
import { favourite } from '../schema/favourite';
import { knownDevice } from '../schema/known-device';
import { memberOrder, orderInvoice, orderLedger, orderRefund } from '../schema/order';
import { publication } from '../schema/publication';
import { registration } from '../schema/registration';
import { nda, ndaEvidence, ndaStep } from '../schema/nda';
import { report } from '../schema/report';
import { submission } from '../schema/submission';
import { savedSearch } from '../schema/saved-search';
import { surveyAnswer } from '../schema/survey';
import { upload } from '../schema/upload';
import { verification } from '../schema/verification';
import { wechatIdentity } from '../schema/wechat';
import { choiceRecords } from './choice-records';

/** An answer with NDA content is shown again only in its conversation, while the NDA holds (ENT-08). */
const ofTurn = {
  ...getTableColumns(assistantTurn),
  answer: sql<string>`case when jsonb_array_length(${assistantTurn.opened}) = 0 then ${assistantTurn.answer} else '' end`,
  sources: sql<unknown>`case when jsonb_array_length(${assistantTurn.opened}) = 0 then ${assistantTurn.sources} else '[]' end`,
};

/** The account's own id; in place of any other the id of the thread. */
const ownOrThread = (column: typeof dealThread.askerId | typeof dealThread.ownerId, accountId: string) =>
  sql<string>`case when ${column} = ${accountId} then ${column} else ${dealThread.id} end`;

/**
 * Every table that names an account is read here: a test compares this with the references that the database itself
 * knows. Internal values (hashes) and the content of files are left out.
 */
export const personalDataStore = (database: Database): PersonalData => ({
  of: async (accountId) => {
    const { orm } = database;
    const { passwordHash: _hash, ...ofAccount } = getTableColumns(account);
    const { content: _content, ...ofUpload } = getTableColumns(upload);
    const ownNdas = orm.select({ id: nda.id }).from(nda).where(eq(nda.accountId, accountId));
    const ownOrders = orm
      .select({ orderNo: memberOrder.orderNo })
      .from(memberOrder)
      .where(eq(memberOrder.accountId, accountId));
    const ownBids = orm.select({ id: bid.id }).from(bid).where(eq(bid.accountId, accountId));
    const [
      accounts,
      sessions,
      devices,
      messages,
      entries,
      blocks,
      consultations,
      threads,
      ndas,
      ndaSteps,
      evidence,
      uploads,
      verifications,
      registrations,
      choices,
      wechat,
      orders,
      ledger,
      refunds,
      invoices,
      ticketRegistrations,
      tickets,
      holds,
      ticketTransfers,
      bids,
      bidSteps,
      bidderDeals,
      dealReads,
      favourites,
      compared,
      searches,
      reports,
      publications,
      enquiries,
      submissions,
      surveyAnswers,
      enrolments,
      activities,
      determinations,
      gates,
      conversations,
      turns,
      sales,
      buys,
    ] = await Promise.all([
      orm.select(ofAccount).from(account).where(eq(account.id, accountId)),
      orm.select().from(loginSession).where(eq(loginSession.accountId, accountId)),
      orm.select().from(knownDevice).where(eq(knownDevice.accountId, accountId)),
      ownMessages(database, accountId),
      orm.select().from(inboxEntry).where(eq(inboxEntry.accountId, accountId)),
      orm.select().from(chatBlock).where(eq(chatBlock.accountId, accountId)),
      orm
        .select({
          ...getTableColumns(consultation),
          // For a deal with a hidden owner, the thread replaces the owner's account.
          peerId: sql<string>`coalesce(${dealThread.id}, ${consultation.peerId})`,
        })
        .from(consultation)
        .leftJoin(
          dealThread,
          and(
            eq(dealThread.askerId, consultation.accountId),
            eq(dealThread.kind, consultation.kind),
            eq(dealThread.target, consultation.target),
          ),
        )
        .where(eq(consultation.accountId, accountId)),
      orm
        .select({
          ...getTableColumns(dealThread),
          // The two know each other by the thread alone.
          askerId: ownOrThread(dealThread.askerId, accountId),
          ownerId: ownOrThread(dealThread.ownerId, accountId),
        })
        .from(dealThread)
        .where(or(eq(dealThread.askerId, accountId), eq(dealThread.ownerId, accountId))),
      orm.select().from(nda).where(eq(nda.accountId, accountId)),
      orm.select().from(ndaStep).where(inArray(ndaStep.ndaId, ownNdas)),
      orm.select().from(ndaEvidence).where(inArray(ndaEvidence.ndaId, ownNdas)),
      orm.select(ofUpload).from(upload).where(eq(upload.accountId, accountId)),
      orm.select().from(verification).where(eq(verification.accountId, accountId)),
      orm.select().from(registration).where(eq(registration.accountId, accountId)),
      choiceRecords(orm, accountId),
      orm.select().from(wechatIdentity).where(eq(wechatIdentity.accountId, accountId)),
      orm.select().from(memberOrder).where(eq(memberOrder.accountId, accountId)),
      orm.select().from(orderLedger).where(inArray(orderLedger.orderNo, ownOrders)),
      orm.select().from(orderRefund).where(inArray(orderRefund.orderNo, ownOrders)),
      orm.select().from(orderInvoice).where(inArray(orderInvoice.orderNo, ownOrders)),
      orm.select().from(ticketRegistration).where(eq(ticketRegistration.accountId, accountId)),
      orm.select().from(conferenceTicket).where(eq(conferenceTicket.holderId, accountId)),
      orm.select().from(heldPlaces).where(inArray(heldPlaces.orderNo, ownOrders)),
      orm
        .select({
          ...getTableColumns(ticketTransfer),
          // Of the other member no id is handed out.
          fromId: sql<string>`case when ${ticketTransfer.fromId} = ${accountId} then ${ticketTransfer.fromId} else '' end`,
          toId: sql<string>`case when ${ticketTransfer.toId} = ${accountId} then ${ticketTransfer.toId} else '' end`,
        })
        .from(ticketTransfer)
        .where(or(eq(ticketTransfer.fromId, accountId), eq(ticketTransfer.toId, accountId))),
      orm.select().from(bid).where(eq(bid.accountId, accountId)),
      orm.select().from(bidStep).where(inArray(bidStep.bidId, ownBids)),
      orm.select().from(bidderDeal).where(eq(bidderDeal.accountId, accountId)),
      orm.select().from(dealRead).where(eq(dealRead.accountId, accountId)),
      orm.select().from(favourite).where(eq(favourite.accountId, accountId)),
      orm.select().from(comparedDeals).where(eq(comparedDeals.accountId, accountId)),
      orm.select().from(savedSearch).where(eq(savedSearch.accountId, accountId)),
      orm.select().from(report).where(eq(report.accountId, accountId)),
      orm.select().from(publication).where(eq(publication.ownerId, accountId)),
      orm.select().from(enquiry).where(eq(enquiry.accountId, accountId)),
      orm.select().from(submission).where(eq(submission.accountId, accountId)),
      orm.select().from(surveyAnswer).where(eq(surveyAnswer.accountId, accountId)),
      orm.select().from(enrolment).where(eq(enrolment.accountId, accountId)),
      orm.select().from(activityRegistration).where(eq(activityRegistration.accountId, accountId)),
      orm.select().from(determination).where(eq(determination.accountId, accountId)),
      ownGateRecords(orm, accountId),
      orm.select().from(assistantConversation).where(eq(assistantConversation.accountId, accountId)),
      orm.select(ofTurn).from(assistantTurn).where(eq(assistantTurn.accountId, accountId)),
      orm.select(ofSale).from(sale).where(eq(sale.ownerId, accountId)),
      orm.select(ofBuy).from(buy).where(eq(buy.ownerId, accountId)),
    ]);
    return {
      account: accounts,
      login_session: sessions,
      known_device: devices,
      message: messages,
      inbox_entry: entries,
      chat_block: blocks,
      consultation: consultations,
      deal_thread: threads,
      nda: ndas,
      nda_step: ndaSteps,
      nda_evidence: evidence,
      upload: uploads,
      verification: verifications,
      registration: registrations,
      ...choices,
      wechat_identity: wechat,
      member_order: orders,
      order_ledger: ledger,
      order_refund: refunds,
      order_invoice: invoices,
      ticket_registrations: ticketRegistrations,
      tickets,
      held_places: holds,
      ticket_transfers: ticketTransfers,
      bid: bids,
      bid_step: bidSteps,
      bidder_deal: bidderDeals,
      deal_read: dealReads,
      favourite: favourites,
      compared_deals: compared,
      saved_search: searches,
      report: reports,
      publication: publications,
      enquiry: enquiries,
      submission: submissions,
      survey_answer: surveyAnswers,
      enrolment: enrolments,
      activity_registration: activities,
      determination: determinations,
      ...gates,
      assistant_conversation: conversations,
      assistant_turn: turns,
      sale: sales,
      buy: buys,
    };
  },
});
