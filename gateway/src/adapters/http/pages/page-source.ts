import type { PageAnswer, PageRenderer, PageRequest, RenderedPage } from '../../../ports/page-renderer';

/** Where pages come from: the built client, the development server, or nowhere yet. */
export interface PageSource {
  readonly render: PageRenderer;
  /** The page that the client renders by itself, for when rendering on the server fails. */
  readonly template: (request: PageRequest) => Promise<RenderedPage>;
}

const always =
  (page: RenderedPage): PageRenderer =>
  () => {
    const answer: PageAnswer = { kind: 'page', key: '', isPublic: false, make: () => Promise.resolve(page) };
    return Promise.resolve(answer);
  };

const one = (page: RenderedPage): PageSource => ({
  render: always(page),
  template: () => Promise.resolve(page),
});

/** A client that was built without a server part: every address gets the template, the client decides. */
export const templateOnly = (template: string): PageSource =>
  one({ kind: 'page', status: 200, html: template });

const notBuilt = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>琥珀并购</title>
<p>页面尚未构建，请先运行 npm run build。</p></html>`;

/** No client at all: the calls work, the pages say what is missing. */
export const noPages: PageSource = one({ kind: 'page', status: 503, html: notBuilt });
