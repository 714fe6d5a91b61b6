// @vitest-environment node
import * as t from 'io-ts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import './support/styles-are-nothing';
import { Banner } from '../../contract/home/banner';
import { HomeEvent } from '../../contract/home/home-event';
import { HotWord } from '../../contract/home/hot-word';
import { SaleOverview } from '../../contract/sale/sale-overview';
import { Sale } from '../../src/domain/sale/sale';
import { SaleDetail } from '../../src/domain/sale/sale-detail';
import { pageAt } from '../../src/domain/route/page-at';
import { routeTable } from '../../src/domain/route/route-table';
import type { PageCode } from '../../src/ui/frame/page-frame/page-code';
import { Root } from '../../src/ui/frame/app/root';
import { allToDraw } from '../../src/ui/kit/later/drawn-before';
import { errorScreenLater } from '../../src/ui/frame/error-screen/error-screen-later';
import { ConfigError } from '../../src/ui/screens/config-error/config-error';
import { flowsOf } from '../../tools/gallery/scene/flows-of';
import type { Scene } from '../../tools/gallery/scene/scene';
import { deals, detail, homeDeals, overview } from '../../tools/gallery/stories/deals';
import { banners, homeEvents, hotWords } from '../../tools/gallery/stories/home';
import { memberToken } from '../../tools/gallery/stories/people';
import { visitorScene } from '../../tools/gallery/stories/visitor-scene';

const brought = {
  banners: t.readonlyArray(Banner).encode(banners),
  deals: homeDeals.map(Sale.encode),
  words: t.readonlyArray(HotWord).encode(hotWords),
  events: t.readonlyArray(HomeEvent).encode(homeEvents),
  overview: SaleOverview.encode(overview),
  thing: SaleDetail.encode(detail),
};

/** The pages with their code here, as on the server. */
const everyFrame = async (scene: Partial<Scene>): Promise<PageCode> => {
  const { pageCode } = flowsOf({ ...visitorScene, ...scene });
  for (const { name, path } of routeTable) {
    const page = pageAt(name, path);
    if (page !== null) await pageCode.load(page);
  }
  await Promise.all([allToDraw(), errorScreenLater.preload()]);
  return pageCode;
};

const rendered = async (scene: Partial<Scene>): Promise<string> => {
  const pageCode = await everyFrame(scene);
  const flows = flowsOf({ ...visitorScene, ...scene });
  return renderToString(<Root flows={{ ...flows, pageCode, brought }} />);
};

test('[PER-03] home renders on the server with its banners, its hot words and its deals as links', async () => {
  expect(typeof window).toBe('undefined');
  const html = await rendered({ address: '/' });
  for (const { sourceType, id, title } of deals) {
    expect(html).toContain(`href="/sale/${sourceType}/${id}"`);
    expect(html).toContain(title);
  }
  for (const { title } of banners) expect(html).toContain(title);
  for (const { word } of hotWords) expect(html).toContain(word);
  for (const { title } of homeEvents) expect(html).toContain(title);
});

test('[PER-03] what the server renders needs no style attribute', async () => {
  const pages = ['/', '/sale/landing', '/user/agreement', '/error/404'];
  for (const address of pages) expect(await rendered({ address })).not.toContain('style=');
});

test('[LAY-08] an unknown address renders its page, readable before the script has come', async () => {
  const html = await rendered({ address: '/no/such/page' });
  expect(html).toContain('This page could not be found');
  expect(html).not.toContain('hidden=""');
});

test.each(['/sale/landing', '/login/passwd', '/user/agreement', '/user/privacy', '/error/401'])(
  '[PER-03] %s renders on the server',
  async (address) => {
    expect(await rendered({ address })).toContain('<h1');
  },
);

test('[PER-03] a deal renders on the server for a crawler', async () => {
  const scene = { ...visitorScene, address: '/sale/entrust/S20260418' };
  const pageCode = await everyFrame(scene);
  const flows = flowsOf(scene);
  flows.app.navigation.send({ type: 'visitor.changed', visitor: { kind: 'crawler' } });
  flows.app.navigation.send({ type: 'navigation.requested', address: '/sale/entrust/S20260418' });
  expect(renderToString(<Root flows={{ ...flows, pageCode, brought }} />)).toContain(detail.highlights[0]);
});

test('[ACC-09] with a token the page renders nobody’s data', async () => {
  const html = await rendered({ address: '/', token: memberToken });
  expect(html).not.toContain('沈知远');
});

test('[ENV-05] the page for a wrong configuration names the field', () => {
  const failure = { kind: 'field', field: 'timeouts.callMs' } as const;
  const html = renderToString(<ConfigError failure={failure} onReload={() => undefined} />);
  expect(html).toContain('系统配置有误，暂时无法打开');
  expect(html).toContain('timeouts.callMs');
});
