import { checkAddress } from '../../../src/domain/nda/check-address';
import { proof } from '../../docs/contract/examples/nda';
import { answered, failing, never } from '../scene/answers';
import { askedBid, bidderDeals, declinedBid, noBids, receivedBids } from './bids';
import { openDetail, ownDetail } from './deals';
import type { Story } from './story';
import { asMember, timeout } from './words';

const list = '/bidder_sales';
const deal = '/sale/entrust/S20260418';
const onSigned = { ...asMember, address: deal, sale: answered(openDetail) };
const signed = { ...noBids, ndaState: 'signed' } as const;
const unknownEvidence = failing({ kind: 'refused', code: 404, message: '没有查到这份凭证' });
const nothing = answered({ items: [], total: 0, next: null });

/** The list of a bidder: ready, loading, empty, failed, with long words. */
export const bidStories: readonly Story[] = [
  { id: 'bidder-sales', title: '我的意向', scene: { ...asMember, address: list } },
  {
    id: 'bidder-sales-loading',
    title: '我的意向：加载中',
    scene: { ...asMember, address: list, bidderDeals: never, bidderCounts: never },
  },
  {
    id: 'bidder-sales-empty',
    title: '我的意向：没有待审核的',
    scene: { ...asMember, address: '/bidder_sales/pending', bidderDeals: nothing },
  },
  {
    id: 'bidder-sales-not-needed',
    title: '我的意向：没有免签署的',
    scene: { ...asMember, address: '/bidder_sales/notNeeded', bidderDeals: nothing },
  },
  {
    id: 'bidder-sales-failed',
    title: '我的意向：没有加载出来',
    scene: { ...asMember, address: list, bidderDeals: timeout, bidderCounts: timeout },
  },
  {
    id: 'evidence-true',
    title: '核验签署凭证：真实',
    scene: { ...asMember, address: checkAddress(proof.number), evidence: answered(proof) },
  },
  {
    id: 'evidence-unproved',
    title: '核验签署凭证：没有查到',
    scene: { ...asMember, address: checkAddress(proof.number), evidence: unknownEvidence },
  },
  {
    id: 'evidence-malformed',
    title: '核验签署凭证：编号不对',
    scene: { ...asMember, address: checkAddress('HP-123') },
  },
  {
    id: 'deal-bid-asked',
    title: '项目：请补充说明',
    scene: { ...onSigned, dealBids: answered({ ...signed, own: askedBid }) },
  },
  {
    id: 'deal-bid-supplement',
    title: '项目：补充说明',
    scene: { ...onSigned, dealBids: answered({ ...signed, own: askedBid }) },
    acts: [{ kind: 'press', name: '补充说明' }],
  },
  {
    id: 'deal-bid-declined',
    title: '项目：报价已婉拒',
    scene: { ...onSigned, dealBids: answered({ ...signed, own: declinedBid }) },
  },
  {
    id: 'deal-bid-sheet',
    title: '项目：报价',
    scene: { ...onSigned, dealBids: answered(signed) },
    acts: [
      { kind: 'press', name: '报价' },
      { kind: 'type', label: '报价金额', text: '12800.5' },
    ],
  },
  {
    id: 'deal-bid-doubted',
    title: '项目：报价远高于标价，提交前再问一次',
    scene: { ...onSigned, dealBids: answered(signed) },
    acts: [
      { kind: 'press', name: '报价' },
      { kind: 'type', label: '报价金额', text: '990000' },
      { kind: 'press', name: '提交' },
    ],
  },
  {
    id: 'deal-bid-owner',
    title: '项目：收到的意向与报价',
    scene: {
      ...asMember,
      address: deal,
      sale: answered(ownDetail),
      dealBids: answered({ ...noBids, isOwner: true, received: receivedBids, receivedTotal: 3 }),
    },
  },
  {
    id: 'bidder-sales-long',
    title: '我的意向：长文字',
    scene: {
      ...asMember,
      address: list,
      bidderDeals: answered({
        items: bidderDeals.map((deal) => ({ ...deal, title: deal.title.repeat(20) })),
        total: 6,
        next: null,
      }),
    },
  },
];
