import { nextStepBy } from '../../../../contract/rules/after-acceptance';
import { beijingTime } from '../../../../contract/values/beijing-time';
import type { Bid, BidDeal } from '../../domain/bid/bid';
import { sumText } from '../../domain/bid/sum-text';
import { textForOther } from '../../domain/chat/contacts';

interface Words {
  readonly title: string;
  readonly content: string;
}

/** Who bids, as the owner of the deal reads it. */
export interface BidderNames {
  readonly name: string;
  readonly company: string;
}

const what = ({ kind }: Bid): string => (kind === 'bid' ? '报价' : '意向');

const saidWith = (words: string): string => (words === '' ? '' : `说明：${words}`);

/** What the owner reads when a bidder said something; null for no notice. */
export const wordsForOwner = (
  bid: Bid,
  { title }: BidDeal,
  { name, company }: BidderNames,
  isApproved: boolean,
): Words | null => {
  const last = bid.steps.at(-1);
  if (last === undefined) return null;
  const who = textForOther(`${company} ${name}`.trim(), isApproved);
  const sum = last.amount === null ? '' : ` ${sumText(last.amount)}`;
  if (last.kind === 'withdrawn')
    return {
      title: `${what(bid)}已撤回`,
      content: `${who}撤回了对“${title}”的${what(bid)}。${saidWith(last.words)}`,
    };
  if (last.kind === 'supplemented')
    return {
      title: `${what(bid)}已补充`,
      content: `${who}补充了对“${title}”的${what(bid)}${sum}。${saidWith(last.words)}`,
    };
  return bid.kind === 'bid'
    ? { title: '收到新的报价', content: `${who}对“${title}”报价${sum}。${saidWith(last.words)}` }
    : { title: '收到新的意向', content: `${who}对“${title}”表达了意向。${saidWith(last.words)}` };
};

/** The bidder's notice about the owner's answer; null where there is none. */
export const wordsForBidder = (bid: Bid, { title }: BidDeal): Words | null => {
  const last = bid.steps.at(-1);
  switch (last?.kind) {
    case 'accepted':
      return {
        title: bid.kind === 'bid' ? '报价已被接受' : '意向已获同意',
        content: `委托方同意就“${title}”进入下一步：请在北京时间 ${beijingTime(nextStepBy(last.at)).slice(0, 10)} 前${
          bid.kind === 'bid' ? '与委托方约定面谈' : '提交报价'
        }。${saidWith(last.words)}`,
      };
    case 'declined':
      return {
        title: `${what(bid)}已被婉拒`,
        content: `“${title}”的委托方婉拒了您的${what(bid)}。原因：${last.words}`,
      };
    case 'moreAsked':
      return {
        title: '委托方希望补充说明',
        content: `“${title}”的委托方希望您补充说明：${last.words}`,
      };
    default:
      return null;
  }
};
