// @vitest-environment node
import { either } from 'fp-ts';
import { left, right, type Either } from 'fp-ts/Either';
import * as t from 'io-ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carouselMachine } from '../../src/application/shell/carousel/machine';
import { resource } from '../../src/application/kit/resource/definition';
import { selectResourceStatus } from '../../src/application/kit/resource/status';
import type { GatewayFailure } from '../../src/domain/gateway/failure';
import { answersOf } from '../../src/server/answers';
import { brought, offered } from '../../src/ui/frame/page-frame/flow';
import { fakeConnection } from '../support/fakes/connection';
import { fakeCall } from '../support/fakes/pending-calls';

/** A price in fen, which crosses as the text that people read. */
const Price = new t.Type<number, string>(
  'Price',
  t.number.is,
  (input, context) =>
    either.chain((text: string) => {
      const [, yuan] = /^(\d+) 元$/.exec(text) ?? [];
      return yuan === undefined ? t.failure<number>(input, context) : t.success(Number(yuan) * 100);
    })(t.string.validate(input, context)),
  (fen) => `${String(fen / 100)} 元`,
);

const clock = { now: () => 1_790_000_000_000 };
const connection = fakeConnection().port;
const unheard = (): void => undefined;

const priced = (ofAsker = false) => {
  const asked = fakeCall<string, Either<GatewayFailure, number>>('price');
  const machine = resource({ clock, connection }, (id: string, { signal }) => asked.call(id, signal));
  return { asked, price: brought(Price, machine, 'D1', { ofAsker }) };
};

const missing: GatewayFailure = { kind: 'refused', code: 404, message: '访问资源不存在' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[PER-03] what a flow reads is sent along as it crosses, under the name of the flow', async () => {
  const { asked, price } = priced();
  const answers = answersOf({ price, carousel: offered(carouselMachine) }, false);
  asked.last().answer(right(250_000));
  expect(await answers).toEqual({ answers: { price: '2500 元' }, notFound: false });
});

test('[PER-03] what was sent along stands at once, and is not asked for again', () => {
  const { asked, price } = priced();
  const actor = price.begin(unheard, '2500 元');
  actor.start();
  expect(selectResourceStatus(actor.getSnapshot())).toMatchObject({ phase: 'ready', value: 250_000 });
  expect(asked.calls).toHaveLength(0);
  actor.stop();
});

test.each([undefined, '两千五百元', 2_500])('[PER-03] %s in place of a price is asked for again', (sent) => {
  const { asked, price } = priced();
  const actor = price.begin(unheard, sent);
  actor.start();
  expect(asked.last().input).toBe('D1');
  actor.stop();
});

test('[ACC-09] with a token, what differs by who asks is left to the client that has it', async () => {
  const one = priced(true);
  const other = priced();
  const answers = answersOf({ mine: one.price, everybodys: other.price }, true);
  one.asked.last().answer(right(100));
  other.asked.last().answer(right(200));
  expect(await answers).toEqual({ answers: { everybodys: '2 元' }, notFound: false });
});

test('[PER-03] what a page is about and does not exist is told, also with a token', async () => {
  const { asked, price } = priced(true);
  const answers = answersOf({ price }, true);
  asked.last().answer(left(missing));
  expect(await answers).toEqual({ answers: {}, notFound: true });
});

test('[PER-03] an answer that does not come within 3 s is left out, and nobody waits for it any more', async () => {
  const { asked, price } = priced();
  const sent: unknown[] = [];
  const answers = answersOf({ price }, false).then((page) => sent.push(page));
  await vi.advanceTimersByTimeAsync(2_999);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await answers;
  expect(sent).toEqual([{ answers: {}, notFound: false }]);
  expect(asked.last().isUnderWay()).toBe(false);
});
