// @vitest-environment node
import { expect, test } from 'vitest';
import './support/styles-are-nothing';
import { buyExamples } from '../../tools/docs/contract/examples/buy';
import { newsExamples } from '../../tools/docs/contract/examples/news';
import { saleExamples } from '../../tools/docs/contract/examples/deal';
import { conferenceExamples } from '../../tools/docs/contract/examples/conference';
import { activityExamples } from '../../tools/docs/contract/examples/activity';
import { parkExamples } from '../../tools/docs/contract/examples/park';
import { transferExamples } from '../../tools/docs/contract/examples/transfer';
import { newsCalls } from '../../contract/news/calls';
import { conferenceCalls } from '../../contract/conference/calls';
import { activityCalls } from '../../contract/activity/calls';
import { buyCalls } from '../../contract/buy/calls';
import { saleCalls } from '../../contract/sale/calls';
import { parkCalls } from '../../contract/park/calls';
import { transferCalls } from '../../contract/transfer/calls';
import type { GatewayCall } from '../../src/adapters/gateway-direct/gateway-call';
import { createRenderer } from '../../src/server';

const template = '<html><head><title>x</title></head><body><div id="root"></div></body></html>';
const render = createRenderer({ template, manifest: '{}', readAsset: () => '' });

const article = {
  ...newsExamples.detail.answered,
  title: '一则</script><b>资讯',
  picture: '/pictures/a.jpg',
};
const deal = saleExamples.detail.answered;
const demand = { ...buyExamples.detail.answered, companyName: null, budget: null };
const transfer = transferExamples.detail.answered;
const park = parkExamples.detail.answered;
const activity = activityExamples.detail.answered;
const conference = conferenceExamples.detail.answered;
const answers: Readonly<Record<string, unknown>> = {
  [conferenceCalls.detail.path]: conferenceCalls.detail.answer.encode(conference),
  [activityCalls.detail.path]: activityCalls.detail.answer.encode(activity),
  [activityCalls.list.path]: activityCalls.list.answer.encode(activityExamples.list.answered),
  [parkCalls.detail.path]: parkCalls.detail.answer.encode(park),
  [parkCalls.list.path]: parkCalls.list.answer.encode(parkExamples.list.answered),
  [buyCalls.detail.path]: buyCalls.detail.answer.encode(demand),
  [buyCalls.overview.path]: buyCalls.overview.answer.encode(buyExamples.overview.answered),
  [buyCalls.list.path]: buyCalls.list.answer.encode(buyExamples.list.answered),
  [transferCalls.detail.path]: transferCalls.detail.answer.encode(transfer),
  [transferCalls.list.path]: transferCalls.list.answer.encode(transferExamples.list.answered),
  [newsCalls.detail.path]: newsCalls.detail.answer.encode(article),
  [newsCalls.list.path]: newsCalls.list.answer.encode(newsExamples.list.answered),
  [saleCalls.detail.path]: saleCalls.detail.answer.encode(deal),
  [saleCalls.overview.path]: saleCalls.overview.answer.encode(saleExamples.overview.answered),
  [saleCalls.compare.path]: saleCalls.compare.answer.encode(saleExamples.compare.answered),
  [saleCalls.list.path]: saleCalls.list.answer.encode(saleExamples.list.answered),
};
const call: GatewayCall = ({ path }) =>
  Promise.resolve({
    status: 200,
    body: JSON.stringify(
      path in answers ? { resultCode: 200, data: answers[path] } : { resultCode: 404, resultMsg: '不存在' },
    ),
  });

const pageAt = async (
  address: string,
  userAgent = 'Baiduspider',
  hasToken = false,
  asks: GatewayCall = call,
): Promise<string> => {
  const { pathname, search } = new URL(address, 'https://hupo.example');
  const origin = 'https://hupo.example';
  const answer = await render({
    path: pathname,
    search,
    origin,
    userAgent,
    hasToken,
    config: '{}',
    call: asks,
  });
  if (answer.kind === 'redirect') return `to ${answer.location}`;
  const made = await answer.make();
  return made.kind === 'page' ? made.html : made.html();
};
const contentOf = (page: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(page)?.[1];
const canonicalOf = (page: string): string | undefined =>
  /<link rel="canonical" href="([^"]*)">/.exec(page)?.[1];
const titleOf = (page: string): string | undefined => /<title>([^<]*)<\/title>/.exec(page)?.[1];
const statementsOf = (page: string): readonly Record<string, unknown>[] => {
  const [, json = '{"@graph":[]}'] =
    /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(page) ?? [];
  return (JSON.parse(json) as { '@graph': readonly Record<string, unknown>[] })['@graph'];
};

test('[PER-03][ENV-07] a piece of news is called by its own title, wherever its link is shown', async () => {
  const page = await pageAt('/news/28?utm_source=x');
  const title = '一则&lt;/script&gt;&lt;b&gt;资讯';
  expect(titleOf(page)).toBe(`${title} - 琥珀并购`);
  expect(contentOf(page, 'og:title')).toBe(`${title} - 琥珀并购`);
  expect(contentOf(page, 'og:type')).toBe('article');
  expect(contentOf(page, 'og:image')).toBe('https://hupo.example/pictures/a.jpg');
  expect(canonicalOf(page)).toMatch(/^https:\/\/hupo\.example\/news\/28$/);
  expect(contentOf(page, 'og:url')).toBe(canonicalOf(page));
});

test('[PER-03][SEC-03] what machines read of it ends at no sign of its text', async () => {
  const [piece, way] = statementsOf(await pageAt('/news/28'));
  expect(piece).toMatchObject({ '@type': 'NewsArticle', headline: '一则</script><b>资讯' });
  expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
});

test('[ACC-03] a crawler’s page of a deal tells its public words; a visitor is led to the landing page', async () => {
  const path = `/sale/${deal.sourceType}/${deal.id}`;
  const page = await pageAt(path);
  expect(titleOf(page)).toBe(`${deal.title} - 琥珀并购`);
  expect(canonicalOf(page)).toBe(`https://hupo.example${path}`);
  expect(contentOf(page, 'description')).toContain(deal.industry);
  const [offer, way] = statementsOf(page);
  expect(offer).toMatchObject({ '@type': 'Offer', name: deal.title, sku: deal.code });
  expect(way).toMatchObject({
    itemListElement: [{ position: 1, name: '找项目' }, { position: 2 }, { position: 3, name: deal.title }],
  });
  expect(await pageAt(path, 'a browser')).toMatch(/^to \/sale\/landing/);
});

test('[PER-03] a zone has its own title, canonical address and place, whatever else its address says', async () => {
  const page = await pageAt(`/ftz?type=zone&park=${park.id}&utm_source=x`);
  expect(titleOf(page)).toBe(`${park.name} - 琥珀并购`);
  expect(canonicalOf(page)).toBe(`https://hupo.example/ftz?park=${park.id}`);
  expect(page).toContain(park.policies[0]?.number);
  const [place, way] = statementsOf(page);
  expect(place).toMatchObject({ '@type': 'Place', name: park.name, url: canonicalOf(page) });
  expect(way).toMatchObject({ itemListElement: [{ name: '自贸区与园区' }, { name: park.name }] });
});

test('[PER-03] an activity is an event with its moments, its place and its state, for machines', async () => {
  const page = await pageAt(`/activity/${activity.id}`);
  expect(titleOf(page)).toBe(`${activity.title} - 琥珀并购`);
  const [event, way] = statementsOf(page);
  expect(event).toMatchObject({
    '@type': 'Event',
    name: activity.title,
    startDate: new Date(activity.startsAt).toISOString(),
    endDate: new Date(activity.endsAt).toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: activity.place.venue },
    organizer: { name: activity.organizer },
    url: canonicalOf(page),
  });
  expect(way).toMatchObject({ itemListElement: [{ name: '活动' }, { name: activity.title }] });
  const [list] = statementsOf(await pageAt('/activity?state=open'));
  expect(list).toMatchObject({ '@type': 'ItemList', itemListElement: [{ name: activity.title }] });
});

test('[PER-03][SCR-08] a conference is an event with its place and the price of each ticket, for machines', async () => {
  const page = await pageAt(`/conf/${conference.id}`);
  expect(titleOf(page)).toBe(`${conference.title} - 琥珀并购`);
  const [event, way] = statementsOf(page);
  expect(event).toMatchObject({
    '@type': 'Event',
    name: conference.title,
    startDate: new Date(conference.startsAt).toISOString(),
    location: { '@type': 'Place', name: conference.venue },
    organizer: { name: conference.host },
    offers: conference.tickets.map(({ name }) => ({ '@type': 'Offer', name, priceCurrency: 'CNY' })),
    url: canonicalOf(page),
  });
  expect(way).toMatchObject({ itemListElement: [{ name: '会议' }, { name: conference.title }] });
});

test('[PER-03] the list of zones leads machines to each, and a malformed id is the list', async () => {
  const page = await pageAt('/ftz?park=%3Cscript%3E&type=zone');
  expect(canonicalOf(page)).toBe('https://hupo.example/ftz?type=zone');
  const [list] = statementsOf(page);
  expect(list).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [{ name: park.name, url: `https://hupo.example/ftz?park=${park.id}` }],
  });
});

test.each(['withdrawn', 'closed'] as const)(
  '[ACC-03] a deal that is %s is offered to nobody, and not to be remembered by machines',
  async (state) => {
    const over: GatewayCall = (asked) =>
      asked.path === saleCalls.detail.path
        ? Promise.resolve({
            status: 200,
            body: JSON.stringify({
              resultCode: 200,
              data: saleCalls.detail.answer.encode({ ...deal, state }),
            }),
          })
        : call(asked);
    const page = await pageAt(`/sale/${deal.sourceType}/${deal.id}`, 'Baiduspider', false, over);
    expect(titleOf(page)).toBe(`${deal.title} - 琥珀并购`);
    expect(contentOf(page, 'robots')).toBe('noindex');
    expect(statementsOf(page)).toEqual([]);
  },
);

test('[ACC-03] a crawler’s page of a demand tells its public words alone; a visitor is led to the landing page', async () => {
  const path = `/buy/${demand.id}`;
  const page = await pageAt(path);
  expect(titleOf(page)).toBe(`${demand.title} - 琥珀并购`);
  const [asked, way] = statementsOf(page);
  expect(asked).toMatchObject({ '@type': 'Demand', name: demand.title, sku: demand.code });
  expect(Object.keys(asked ?? {})).not.toContain('price');
  expect(way).toMatchObject({ itemListElement: [{ name: '找买方' }, { name: demand.title }] });
  expect(await pageAt(path, 'a browser')).toMatch(/^to \/buy\/landing/);
});

test('[PER-03] a share transfer tells everybody what is asked for it, and until when', async () => {
  const page = await pageAt(`/gf/${transfer.sourceType}/${transfer.id}`, 'a browser');
  expect(titleOf(page)).toBe(`${transfer.title} - 琥珀并购`);
  expect(contentOf(page, 'description')).toContain(transfer.company);
  const [offer, way] = statementsOf(page);
  expect(offer).toMatchObject({ '@type': 'Offer', sku: transfer.code, priceCurrency: 'CNY' });
  expect(way).toMatchObject({ itemListElement: [{ name: '股份转让' }, {}, { name: transfer.title }] });
});

test('[PER-03] a list has one address for its filter whatever else its query holds, and describes its content', async () => {
  const page = await pageAt('/sale?utm_source=x&keyword=%E5%82%A8%E8%83%BD', 'a browser');
  expect(canonicalOf(page)).toBe('https://hupo.example/sale?keyword=%E5%82%A8%E8%83%BD');
  const [list] = statementsOf(page);
  expect(list).toMatchObject({ '@type': 'ItemList' });
  expect(canonicalOf(await pageAt('/sale?min=9&max=1&sort=bad&keyword=%E5%82%A8%E8%83%BD'))).toBe(
    'https://hupo.example/sale?keyword=%E5%82%A8%E8%83%BD',
  );
  expect(canonicalOf(await pageAt('/sale/landing?redirect=%2Fsale%2Fsoe'))).toBe(
    'https://hupo.example/sale/landing',
  );
  expect(titleOf(await pageAt('/sale/soe'))).toBe('国资挂牌项目 - 琥珀并购');
  const comparison = await pageAt('/sale?compare=20260101,20260102', 'a browser');
  expect(titleOf(comparison)).toBe('项目对比 - 琥珀并购');
  expect(contentOf(comparison, 'og:title')).toBe('项目对比 - 琥珀并购');
  expect(statementsOf(await pageAt('/buy'))).toMatchObject([{ '@type': 'ItemList' }]);
  expect(statementsOf(await pageAt('/gf/entrust'))).toMatchObject([{ '@type': 'ItemList' }]);
  expect(titleOf(await pageAt('/news?category=policy'))).toBe('政策法规 - 琥珀并购');
});

test('[PER-03][SCR-15] the page about investment decisions is an article, with its steps in the description', async () => {
  const page = await pageAt('/investDecision', 'a browser');
  expect(titleOf(page)).toBe('投资决策 - 琥珀并购');
  expect(contentOf(page, 'og:type')).toBe('article');
  expect(contentOf(page, 'description')).toMatch(/立项、尽职调查、投资决策会议/);
  expect(page).toContain('前五大客户逐一判断续约可能');
  const [article, way] = statementsOf(page);
  expect(article).toMatchObject({ '@type': 'Article', headline: '投资决策' });
  expect(way).toMatchObject({ itemListElement: [{ position: 1, name: '投资决策' }] });
});

test.each([
  { path: '/message/1', hasToken: true },
  { path: '/no/such/page', hasToken: false },
])(
  '[ACC-09] $path, which shows nothing to visitors, is not to be remembered by machines',
  async ({ path, hasToken }) => {
    const page = await pageAt(path, 'a browser', hasToken);
    expect(contentOf(page, 'robots')).toBe('noindex');
    expect(canonicalOf(page)).toBeUndefined();
  },
);

test.each([
  ['/sale/landing', /^出售项目：登录后查看/],
  ['/buy/landing', /^求购需求：登录后查看/],
  ['/buy/hundred', /^百家买方计划：/],
])('[PER-03] %s is described by what stands on it', async (path, says) => {
  const description = contentOf(await pageAt(path, 'a browser'), 'description');
  expect(description).toMatch(says);
  expect(Array.from(description ?? '').length).toBeLessThanOrEqual(120);
});
