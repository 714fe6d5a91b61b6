import { randomUUID } from 'node:crypto';
import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { PaymentAsk } from '../../../src/domain/payment/ask';
import { openBrowser, type Browser } from './browser';
import { judged, type Figures } from './judge';
import { overBadNetwork, type GatewayPorts } from './member-ports';
import { outcomes, type Outcome, type Plan, type Step } from './step';
import { storyOf } from './story';
import { again } from './under-way';
import type { World } from './world';
import { minuteMs } from '../../../contract/values/duration';

const goods = [
  { goodsId: 'plan-service-year', goodsName: '机构会员', amount: 1_980_000 },
  { goodsId: 'plan-facility-year', goodsName: '专业会员', amount: 698_000 },
  { goodsId: 'plan-buyer-year', goodsName: '买方会员', amount: 298_000 },
] as const;

const post = async (address: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(address, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });

const sdkAnswer = t.type({ result: t.string });
const isOutcome = (text: string): text is Outcome => outcomes.some((outcome) => outcome === text);
const betweenRunsMs = 2 * minuteMs;

/** What the platform tells: paid ('ok'), cancelled or failed. */
const paidBySdk = async (world: World, prepayId: string, outcome: Outcome): Promise<Outcome> => {
  const response = await post(`${world.gateway.secondUrl}/double/pay`, { prepayId, outcome });
  const told = sdkAnswer.decode(await response.json());
  if (told._tag === 'Left') return 'fail';
  const { result } = told.right;
  if (result === 'ok') return 'pay';
  return isOutcome(result) ? result : 'fail';
};

/** Timers that rang have begun to work by then: each look at the books waits for what was asked of them before. */
const rung = async ({ gateway, work, clock }: World): Promise<void> => {
  for (let looks = 0; looks < 2; looks += 1) {
    await gateway.inside.audit.of('nobody', clock.now());
    await work.settled();
  }
};

const stepTaken = async (
  world: World,
  browser: Browser,
  step: Step,
  ofRun: { readonly userId: string; readonly since: number },
): Promise<string | null> => {
  const { clock, line, gateway } = world;
  switch (step.do) {
    case 'ask':
    case 'askOrder': {
      const chosen = goods[step.do === 'ask' ? step.plan : 0] ?? goods[0];
      const orders = step.do === 'ask' ? [] : await gateway.inside.audit.of(ofRun.userId, ofRun.since);
      const known = step.do === 'ask' ? undefined : orders[step.place % Math.max(1, orders.length)];
      const asked: PaymentAsk =
        known === undefined
          ? { kind: 'purchase', data: {}, ...chosen }
          : { kind: 'order', orderNo: known.orderNo, ...chosen, payBy: clock.now() + 30 * minuteMs };
      browser.send(step.tab, { type: 'payment.requested', asked });
      return null;
    }
    case 'tell':
      browser.send(step.tab, { type: `payment.${step.what}` });
      return null;
    case 'cashier': {
      const address = browser.cashiers.at(step.older ? -2 : -1);
      if (address !== undefined) await post(address, { outcome: step.outcome });
      return null;
    }
    case 'reload':
      browser.reload(step.tab);
      return null;
    case 'openTab':
      browser.openTab();
      return null;
    case 'wait':
      clock.move(step.ms);
      await rung(world);
      return null;
    case 'attack':
      return (await line.attack(step.how)) ? `a notice was taken that nobody sent (${step.how})` : null;
  }
};

const mostLooks = 200;

/** Until the gateway has acknowledged every charge: then the network is well again, and time passes. */
const healed = async (world: World, userId: string, since: number): Promise<void> => {
  const { clock, line, gateway } = world;
  line.suffer(null);
  for (let looks = 0; looks < mostLooks; looks += 1) {
    await rung(world);
    const orders = await gateway.inside.audit.of(userId, since);
    if (orders.every(({ charges }) => charges.every(({ acknowledged }) => acknowledged))) return;
    if (looks % 3 === 0) clock.move(20_000);
  }
};

const paidOrders = async (
  { orders }: GatewayPorts,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> => {
  const paid = new Set<string>();
  for (const orderNo of numbers) if (isRight(await orders.check(orderNo)())) paid.add(orderNo);
  return paid;
};

/** One random run over the real gateway, and what became of its money. */
export const oneRun = async (world: World, plan: Plan): Promise<Figures> => {
  const { gateway, clock, work, line } = world;
  clock.move(betweenRunsMs);
  await work.settled();
  const since = clock.now();
  const { userId, ports } = await world.nextMember();
  const saidPaid = new Set<string>();
  line.suffer(again(plan.notices, 'none'));
  const nextOutcome = again(plan.pays, 'pay');
  const story = storyOf();
  const browser = openBrowser({
    ports: overBadNetwork(ports, again(plan.faults, 'none'), work, {
      checked: (orderNo) => void saidPaid.add(orderNo),
      ordered: story.begins,
      opened: story.opens,
    }),
    clock,
    work,
    story,
    userId,
    uuid: randomUUID,
    means: {
      channel: plan.channel,
      appId: 'wx5e6f0d8a1b2c3d4e',
      miniProgram: null,
      allowedHosts: [new URL(gateway.secondUrl).host],
      origin: gateway.url,
    },
    payOnPlatform: (prepayId) => paidBySdk(world, prepayId, nextOutcome()),
  });
  await work.settled();
  const told: string[] = [];
  for (const { step, settle } of plan.steps) {
    const fault = await stepTaken(world, browser, step, { userId, since });
    if (fault !== null) told.push(fault);
    if (settle) await work.settled();
  }
  await work.settled();
  browser.close();
  story.keeps(browser.keptKey());
  await healed(world, userId, since);

  const orders = await gateway.inside.audit.of(userId, since);
  const paid = await paidOrders(
    ports,
    orders.map(({ orderNo }) => orderNo),
  );
  const figures = judged(orders, (orderNo) => paid.has(orderNo), browser.endings.length, story);
  const unproved = browser.endings.filter(
    ({ outcome, orderNo }) => outcome.code === 1 && (orderNo === null || !saidPaid.has(orderNo)),
  );
  return {
    ...figures,
    faults: [
      ...figures.faults,
      ...told,
      ...unproved.map(() => 'outcome 1 without a check that said 200'),
      ...(browser.mostAtOnce() > 1 ? ['the cashier was called twice at a time for one order'] : []),
    ],
  };
};
