import { left } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { newsCalls } from '../../../contract/news/calls';
import { payHostCalls } from '../../../contract/payment/calls';
import { refusals } from '../../../contract/refusal/refusal';
import { answering } from '../../../gateway/src/adapters/http/calls/answering';
import { contractEndpoints } from '../../../gateway/src/adapters/http/calls/contract-endpoints';

const { list, detail } = newsCalls;
const unknown = () => Promise.resolve(left(refusals.newsUnknown));
const listed = answering(list, unknown);
const opened = answering(detail, unknown);

test('[GAT-11] the gateway answers the calls of all families, in their order', () => {
  const families = { news: newsCalls, payHost: payHostCalls };
  expect(contractEndpoints([opened, listed], families)).toEqual([listed, opened]);
});

test('[GAT-11] a call without an endpoint, or with two, stops the gateway and is named', () => {
  const way = 'GET /webapp/news!detail.action';
  expect(() => contractEndpoints([listed], { news: newsCalls })).toThrow(
    `the gateway has no endpoint for news.detail, ${way}`,
  );
  expect(() => contractEndpoints([listed, opened, { ...opened }], { news: newsCalls })).toThrow(
    `two endpoints answer ${way}`,
  );
  expect(() => contractEndpoints([listed, opened], { news: { list } })).toThrow(
    `no family of the contract has ${way}`,
  );
});
