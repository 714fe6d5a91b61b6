import { right } from 'fp-ts/Either';
import { expect, test, vi } from 'vitest';
import type { IncomingMessage } from '../../../contract/socket/incoming-message';
import { comparisonChanges, saleItemChanges } from '../../../src/application/deals/sale-changes';
import { listedChanges } from '../../../src/application/kit/listed-changes';
import { dealIdIn } from '../../../src/domain/deal/deal-link';
import { detail } from '../../../tools/gallery/stories/deals';
import { fakePagePorts } from '../../support/fakes/page-ports';
import { incomingMessage } from '../../support/samples/incoming-message';

const decidedOf = (link: string | null): IncomingMessage => ({
  ...incomingMessage('保密协议已通过'),
  kind: 'deal',
  link,
});

test('[MKT-11] deals beside each other are old by what is decided on one of them, and not by what is told of others', () => {
  const outside = fakePagePorts();
  const hear = vi.fn();
  comparisonChanges(outside.ports).listen(['S1', 'S2'], hear);
  outside.arrives(decidedOf('/sale/entrust/S3'));
  expect(hear).toHaveBeenCalledTimes(0);
  outside.arrives(decidedOf('/sale/entrust/S2'));
  outside.arrives(null);
  expect(hear).toHaveBeenCalledTimes(2);
});

test.each([
  ['/sale/entrust/S3', 'S3'],
  ['/sale/entrust', null],
  ['/buy/S3', null],
  ['https://else.example/sale/entrust/S3', null],
  [null, null],
])('[SOC-05] a message that leads to %j tells of the deal %j', (link, id) => {
  expect(dealIdIn('sale', decidedOf(link))).toBe(id);
  expect(dealIdIn('sale', { ...decidedOf(link), kind: 'order' })).toBeNull();
});

test('[LAY-16] a list hears of new deals of its own side as the socket tells of them, and neither of what may have been missed nor of an opening', () => {
  const outside = fakePagePorts();
  const hear = { sale: vi.fn(), buy: vi.fn() };
  listedChanges(outside.ports, 'sale').listen(undefined, hear.sale);
  listedChanges(outside.ports, 'buy').listen(undefined, hear.buy);
  outside.arrives(decidedOf('/sale/entrust/S3'));
  outside.arrives(decidedOf('/buy/B3'));
  outside.arrives(decidedOf('/favorite'));
  outside.arrives(incomingMessage('别的'));
  outside.socketOpens();
  outside.arrives(null);
  expect([hear.sale, hear.buy].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('[ENT-09] a list hears how a deal stands on which something was decided: it alone is asked for, once, and nobody hears what comes after the list has ended', async () => {
  const outside = fakePagePorts();
  const hear = vi.fn();
  const end = saleItemChanges(outside.ports).listen(hear);
  outside.arrives(incomingMessage('别的'));
  outside.arrives(decidedOf('/sale/entrust/S3'));
  const { compare } = outside.gateways.sale;
  expect(compare.calls.map(({ input }) => input)).toEqual([{ ids: ['S3'] }]);
  compare.last().answer(right([detail]));
  await vi.waitFor(() => expect(hear).toHaveBeenCalledWith(detail));
  outside.arrives(decidedOf('/sale/entrust/S3'));
  end();
  compare.last().answer(right([detail]));
  await Promise.resolve();
  expect([hear.mock.calls.length, compare.calls[1]?.signal?.aborted]).toEqual([1, true]);
  outside.arrives(decidedOf('/sale/entrust/S3'));
  expect(compare.calls).toHaveLength(2);
});
