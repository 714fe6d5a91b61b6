import type { PageRenderer, RenderInput, RenderOutput } from '../../../ports/page-renderer';

/** Where pages come from: the built client, the development server, or nowhere yet. */
export interface PageSource {
  readonly render: PageRenderer;
  /** The page that the client renders by itself, for when rendering on the server fails. */
  readonly template: (input: RenderInput) => Promise<string>;
}

/** A client that was built without a server part: every address gets the template, the client decides. */
export const templateOnly = (template: string): PageSource => ({
  render: (): Promise<RenderOutput> => Promise.resolve({ kind: 'page', status: 200, html: template }),
  template: () => Promise.resolve(template),
});

const notBuilt = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>琥珀并购</title>
<p>页面尚未构建，请先运行 npm run build。</p></html>`;

/** No client at all: the calls work, the pages say what is missing. */
export const noPages: PageSource = {
  render: () => Promise.resolve({ kind: 'page', status: 503, html: notBuilt }),
  template: () => Promise.resolve(notBuilt),
};
