import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { attemptMachine } from '../../../src/application/payment/attempt/machine';
import { paymentDeskMachine } from '../../../src/application/payment/desk/machine';
import { h5Machine } from '../../../src/application/payment/h5/machine';
import { orderingMachine } from '../../../src/application/payment/ordering/machine';
import { outcomeTable } from '../../../src/application/payment/outcome-table';
import { platformMachine } from '../../../src/application/payment/platform/machine';
import { outcomeRows, paymentCauses, paymentOutcome } from '../../../src/domain/payment/outcome';
import { outcomeTitles } from '../../../src/domain/payment/outcome-title';
import { stateNodesOf, statePath } from '../../../tools/docs/model/transitions';

/** The desk tells these by actions of their own. */
const causeOfAction: Readonly<Record<string, string>> = {
  tellLeft: 'leftForCashier',
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
    ...notedIn('payment-desk', paymentDeskMachine),
    ...notedIn('payment-h5', h5Machine),
    ...notedIn('payment-ordering', orderingMachine),
    ...notedIn('payment-platform', platformMachine),
  ];
  const stated = outcomeTable.map(({ machine, state, cause }) => `${machine} ${state} ${cause}`);
  expect([...stated].sort()).toEqual([...new Set(noted)].sort());
});

test('[PAY-01][PAY-02] every code has a way to it, and every cause stands in the table', () => {
  expect([...new Set(outcomeTable.map(({ code }) => code))].sort((one, other) => one - other)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
  expect([...new Set(outcomeTable.map(({ cause }) => cause))].sort()).toEqual([...paymentCauses].sort());
});

test.each(outcomeTable)('[PAY-02] $cause in $machine $state is code $code', ({ cause, code }) => {
  expect(paymentOutcome(cause)).toEqual({
    code,
    cause,
    text: outcomeRows[cause].text,
    hint: outcomeRows[cause].hint,
  });
  expect(outcomeTitles[code]).not.toBe('');
});

/** The words and codes of product.md §8, by hand. */
test.each([
  ['paid', 1, '支付成功'],
  ['checkUnanswered', 2, '没有查到支付结果'],
  ['cancelledByPerson', 3, '已取消支付'],
  ['checkRefused', 4, '支付检查失败'],
  ['dataIncomplete', 5, '支付数据格式错误'],
  ['openIdMissing', 5, '获取openId失败'],
  ['appNotInstalled', 5, '未安装微信，请先安装微信后再试'],
  ['miniProgramPathMissing', 6, '小程序支付路径未设置'],
  ['environmentUnsupported', 7, '当前环境不支持在线支付'],
  ['cashierNotReached', 8, '没有打开支付页面'],
  ['deadlinePassed', 8, '支付已超时'],
  ['orderRefused', 9, '下单失败'],
  ['leftForCashier', 9, '正在前往支付页面'],
  ['inProgress', 10, '有一笔支付正在进行'],
] as const)('[PAY-02] %s is code %i and says %s', (cause, code, text) => {
  expect(paymentOutcome(cause)).toMatchObject({ code, text });
});

test('[PAY-02] the server’s own words come before ours, unless they are blank', () => {
  expect(paymentOutcome('orderRefused', '库存不足').text).toBe('库存不足');
  expect(paymentOutcome('orderRefused', '  ').text).toBe('下单失败');
});

test('[PAY-09] where it cannot be paid online the hint leads to the app', () => {
  expect(paymentOutcome('environmentUnsupported').hint).toContain('App');
});
