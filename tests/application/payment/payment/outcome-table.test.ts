import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { attemptMachine } from '../../../../src/application/payment/payment/attempt/machine';
import { paymentSessionMachine } from '../../../../src/application/payment/payment/session/machine';
import { h5Machine } from '../../../../src/application/payment/payment/h5/machine';
import { orderingMachine } from '../../../../src/application/payment/payment/ordering/machine';
import { outcomeTable } from '../../../../src/application/payment/payment/outcome-table';
import { platformMachine } from '../../../../src/application/payment/payment/platform/machine';
import {
  outcomeRows,
  paymentOutcome,
  type OutcomeCode,
  type PaymentCause,
} from '../../../../src/domain/payment/outcome';
import { outcomeTitles } from '../../../../src/domain/payment/outcome-title';
import { stateNodesOf, statePath } from '../../../../tools/docs/model/transitions';

const paymentCauses = Object.keys(outcomeRows) as PaymentCause[];

/** The desk tells these by actions of their own. */
const causeOfAction: Readonly<Record<string, string>> = {
  reportLeft: 'leftForCashier',
  reportCancelled: 'cancelledAtReturn',
  keepDefect: 'checkUnanswered',
};

const causeOf = (action: unknown): string | undefined => {
  if (typeof action === 'string') return causeOfAction[action];
  const { type, params } = action as { type: string; params?: unknown };
  if (type !== 'noteCause' && type !== 'answerAtOnce') return causeOfAction[type];
  const given: unknown =
    typeof params === 'function' ? (params as (scope: object) => unknown)({ event: {} }) : params;
  return (given as { cause: string }).cause;
};

/** Every cause that a machine notes, with the state in which it does so. */
const notedIn = (name: string, machine: AnyStateMachine): readonly string[] =>
  stateNodesOf(machine).flatMap((node) =>
    [...node.transitions.values(), node.always ?? []]
      .flat()
      .flatMap(({ actions }) => actions.map(causeOf))
      .filter((cause) => cause !== undefined)
      .map((cause) => `${name} ${statePath(node)} ${cause}`),
  );

test('[PAY-02] the table has every way to an outcome that the machines have, and no other', () => {
  const noted = [
    ...notedIn('payment-attempt', attemptMachine),
    ...notedIn('payment-session', paymentSessionMachine),
    ...notedIn('payment-h5', h5Machine),
    ...notedIn('payment-ordering', orderingMachine),
    ...notedIn('payment-platform', platformMachine),
  ];
  const stated = outcomeTable.map(({ machine, state, cause }) => `${machine} ${state} ${cause}`);
  expect([...new Set(stated)].sort()).toEqual([...new Set(noted)].sort());
});

test('[PAY-01][PAY-02] every code has a way to it, and every cause stands in the table', () => {
  expect([...new Set(outcomeTable.map(({ code }) => code))].sort((one, other) => one - other)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
  expect([...new Set(outcomeTable.map(({ cause }) => cause))].sort()).toEqual([...paymentCauses].sort());
});

/** The codes of product.md §8 and what the person reads, by hand: one row for each cause. */
const said: Readonly<Record<PaymentCause, readonly [OutcomeCode, string]>> = {
  paid: [1, '支付成功'],
  checkUnanswered: [2, '暂未查询到支付结果'],
  checkUnansweredLate: [2, '暂未查询到支付结果'],
  cancelledByPerson: [3, '已取消支付'],
  cancelledUnordered: [3, '已取消支付'],
  cancelledAtCashier: [3, '已取消支付'],
  cancelledAtReturn: [3, '已取消支付，订单已保留'],
  cancelUnconfirmed: [3, '暂未确认订单已取消'],
  checkRefused: [4, '支付检查失败'],
  orderClosed: [4, '订单已关闭'],
  dataIncomplete: [5, '支付数据格式错误'],
  prepayRefused: [5, '支付数据格式错误'],
  orderNotPayable: [5, '订单不能支付'],
  openIdMissing: [5, '获取openId失败'],
  appNotInstalled: [5, '未安装微信，请先安装微信后再试'],
  appIdMissing: [5, '支付数据格式错误'],
  addressNotAllowed: [5, '支付地址不安全，已停止打开'],
  miniProgramPathMissing: [6, '小程序支付路径未设置'],
  environmentUnsupported: [7, '当前环境不支持在线支付'],
  appTooOld: [7, '当前应用版本过低，请升级到最新版本后再试'],
  cashierNotReached: [8, '未能打开支付页面'],
  deadlinePassed: [8, '支付已超时'],
  parametersWrong: [9, '下单参数有误，请返回重新选择'],
  gradeRefused: [9, '当前账号不能购买该商品'],
  gradeUnanswered: [9, '暂未确认购买资格，请稍后重试'],
  notLoggedIn: [9, '登录后才能支付'],
  intentNotKept: [9, '浏览器不允许本站保存支付信息，请在浏览器设置中允许后再试'],
  orderRefused: [9, '下单失败'],
  orderUnanswered: [9, '下单没有得到答复，可能已经下单'],
  leftForCashier: [9, '正在前往支付页面'],
  inProgress: [10, '有一笔支付正在进行'],
  handledElsewhere: [10, '这笔支付已在另一个窗口处理'],
};

test.each(paymentCauses.map((cause) => [cause, ...said[cause]] as const))(
  '[PAY-01][PAY-02] %s is code %i and says %s',
  (cause, code, text) => {
    expect(paymentOutcome(cause)).toMatchObject({ cause, code, text });
  },
);

/** What stands above each of the ten, by hand. */
test('[PAY-02] every code has its heading', () => {
  expect(outcomeTitles).toEqual({
    1: '支付成功',
    2: '支付结果未知',
    3: '已取消支付',
    4: '支付检查失败',
    5: '无法发起支付',
    6: '无法发起支付',
    7: '当前环境不支持支付',
    8: '支付未完成',
    9: '下单未完成',
    10: '支付进行中',
  });
});

test('[PAY-02] the server’s own words come before ours, unless they are blank', () => {
  expect(paymentOutcome('orderRefused', '库存不足').text).toBe('库存不足');
  expect(paymentOutcome('orderRefused', '  ').text).toBe('下单失败');
});

test('[PAY-09] where it cannot be paid online the hint leads to the app', () => {
  expect(paymentOutcome('environmentUnsupported').hint).toContain('应用');
});
