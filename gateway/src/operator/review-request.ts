import { resolve } from 'node:path';
import type { OperatorCommand } from '../adapters/operator-channel/command';

/** How reviews are asked for: of verifications, NDAs, refunds, invoices, interests and bids. */
export const reviewUsage = `  review list                                       列出待审核的认证
  review document <编号> <文件>                     把证件保存为文件，供查看
  review approve <编号> [1|2]                       通过认证；默认级别 1（完整），2 为基础
  review reject <编号> <原因>                       退回认证，原因会告知用户
  review ndas                                       列出待审核的保密协议
  review nda approve <编号|手机号>                  通过保密协议，封存信息随即打开
  review nda reject <编号|手机号> <原因>            驳回保密协议，原因会告知签署人
  review refunds                                    列出待处理的退款
  review refund approve <订单号>                    通过退款，款项原路退回，会员权益关闭
  review refund reject <订单号> <原因>              不通过退款，原因会告知用户
  review invoices                                   列出待开具的发票和待冲红的发票
  review invoice issue <订单号>                     登记发票已开具，并告知用户
  review invoice reverse <订单号>                   登记已退款订单的红字发票已开具，并告知用户
  review charges                                    列出对不上订单的付款
  review bids                                       列出待答复的意向和报价
  review bid accept <编号> [说明]                   同意进入下一步，并告知对方
  review bid decline <编号> <原因>                  婉拒，原因会告知对方
  review bid ask <编号> <问题>                      请对方补充说明`;

const isNumber = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text);

const isOrderNo = (text: string): boolean => /^HP\d{18}$/.test(text);

const orderCommand = (words: readonly string[]): OperatorCommand | null => {
  const [what, verb, orderNo = '', reason = '', ...more] = words;
  if (what === 'refunds' && words.length === 1) return { command: 'refund.list' };
  if (what === 'invoices' && words.length === 1) return { command: 'invoice.list' };
  if (what === 'charges' && words.length === 1) return { command: 'charge.list' };
  if (!isOrderNo(orderNo) || more.length > 0) return null;
  const asked = `${what ?? ''} ${verb ?? ''}`;
  if (asked === 'refund reject' && reason !== '') return { command: 'refund.reject', orderNo, reason };
  if (reason !== '') return null;
  if (asked === 'refund approve') return { command: 'refund.approve', orderNo };
  if (asked === 'invoice reverse') return { command: 'invoice.reverse', orderNo };
  return asked === 'invoice issue' ? { command: 'invoice.issue', orderNo } : null;
};

/** An NDA is named by its number, or by the phone of an account with one that waits. */
const isNda = (text: string): boolean => isNumber(text) || /^1\d{10}$/.test(text);

const ndaCommand = (words: readonly string[]): OperatorCommand | null => {
  const [what, verb, which = '', reason = '', ...more] = words;
  if (what === 'ndas' && words.length === 1) return { command: 'nda.list' };
  if (what !== 'nda' || !isNda(which) || more.length > 0) return null;
  if (verb === 'approve' && reason === '') return { command: 'nda.approve', which };
  return verb === 'reject' && reason !== '' ? { command: 'nda.reject', which, reason } : null;
};

/** Reads the words after 'review' that are about interests and bids. */
const bidCommand = (words: readonly string[]): OperatorCommand | null => {
  const [what, verb, number = '', said = '', ...more] = words;
  if (what === 'bids' && words.length === 1) return { command: 'bid.list' };
  if (what !== 'bid' || !isNumber(number) || more.length > 0) return null;
  const id = Number(number);
  if (verb === 'accept') return { command: 'bid.answer', id, verdict: 'accepted', words: said };
  if (said === '') return null;
  if (verb === 'decline') return { command: 'bid.answer', id, verdict: 'declined', words: said };
  return verb === 'ask' ? { command: 'bid.answer', id, verdict: 'moreAsked', words: said } : null;
};

/** Reads the words after 'review'; null when they are none of its forms. */
export const reviewCommand = (words: readonly string[]): OperatorCommand | null => {
  const [what, number = '', rest = '', ...more] = words;
  if (what === 'list' && words.length === 1) return { command: 'review.list' };
  if (!isNumber(number) || more.length > 0)
    return ndaCommand(words) ?? bidCommand(words) ?? orderCommand(words);
  const id = Number(number);
  if (what === 'approve' && (rest === '' || rest === '1' || rest === '2'))
    return { command: 'review.approve', id, level: rest === '2' ? '2' : '1' };
  if (what === 'reject' && rest !== '') return { command: 'review.reject', id, reason: rest };
  return what === 'document' && rest !== '' ? { command: 'review.document', id, path: resolve(rest) } : null;
};
