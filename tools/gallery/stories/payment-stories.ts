import type { PaymentStatus } from '../../../src/application/payment/payment/status';
import { blockedText } from '../../../src/application/payment/payment/text';
import { outcomeRows, type PaymentCause } from '../../../src/domain/payment/outcome';
import { outcomeTitle } from '../../../src/domain/payment/outcome-title';
import { dropText } from '../../../src/domain/payment/recover-intent';
import { answered } from '../scene/answers';
import { sceneNow } from '../scene/scene-now';
import { paying } from './orders';
import type { Story } from './story';
import { asMember } from './words';

const thing = { orderNo: paying.orderNo, goodsName: paying.goodsName, amount: paying.amount };
const until = sceneNow + 11 * 60_000;
const over = { ...asMember, address: `/pay/${paying.orderNo}`, order: answered(paying) };

const story = (id: string, title: string, payment: PaymentStatus): Story => ({
  id: `pay-${id}`,
  title: `支付：${title}`,
  scene: { ...over, payment },
  // Taken as the window shows it: the sheet lies at its end.
  acts: [{ kind: 'notify', notify: () => undefined }],
});

/** How a payment that ended for a reason is told. */
const ended = (id: string, cause: PaymentCause, said?: string): Story => {
  const { code, text, hint } = outcomeRows[cause];
  return story(id, `结果 ${code}，${text}`, {
    kind: 'finished',
    outcome: code,
    title: outcomeTitle({ code, cause }),
    text: said ?? text,
    hint,
    canCheckAgain: code === 2 || code === 4,
    isOpen: code === 3 || cause === 'checkRefused',
    openUntil: code === 2 || code === 4 || cause === 'cancelUnconfirmed' ? until : null,
    cancelFailed: cause === 'cancelUnconfirmed',
    ...(code === 9 ? { ...thing, orderNo: null } : thing),
  });
};

/** What stands over a page while something is paid. */
export const paymentStories: readonly Story[] = [
  story('working', '正在下单', { kind: 'working', step: 'placingOrder', text: '正在创建订单', ...thing }),
  story('checking', '正在核对', { kind: 'working', step: 'checking', text: '正在核对支付结果', ...thing }),
  story('asking', '回来后的确认', {
    kind: 'askingConfirmation',
    left: true,
    until,
    note: null,
    ...thing,
  }),
  story('asking-again', '核对后再次确认', {
    kind: 'askingConfirmation',
    left: true,
    until,
    note: '还没有查到付款，请确认是否已经完成',
    ...thing,
  }),
  story('interrupted', '中断的支付', {
    kind: 'askingConfirmation',
    left: false,
    until,
    note: null,
    ...thing,
  }),
  story('blocked', '有一笔支付正在进行', {
    kind: 'blockedByOther',
    until,
    text: blockedText(until),
    canCheckAgain: true,
    ...thing,
  }),
  ended('success', 'paid'),
  ended('unanswered', 'checkUnanswered'),
  ended('cancelled', 'cancelledByPerson'),
  ended('cancel-open', 'cancelUnconfirmed'),
  ended('refused', 'checkRefused', '订单尚未支付'),
  ended('data', 'dataIncomplete'),
  ended('mini', 'miniProgramPathMissing'),
  ended('unsupported', 'environmentUnsupported'),
  ended('deadline', 'deadlinePassed'),
  ended('grade', 'gradeRefused', '该套餐仅面向完整认证的会员，请先升级认证'),
  ended('busy', 'inProgress'),
  story('dropped', '失效的记录', {
    kind: 'dropped',
    reason: 'old',
    text: dropText.old,
    orderNo: paying.orderNo,
  }),
];
