import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { PageSource } from '../adapters/http/pages/page-source';
import type { MadePage, PageRequest, RenderedPage } from '../ports/page-renderer';
import type { Random } from '../ports/random';
import { rendererModule } from './built-client';
import { locations } from './locations';

/** Vite puts scripts and styles into its pages, which change: each page gets its own nonce in this one's place. */
const noncePlaceholder = 'hupo-development-nonce';

/** Folders that change without the client having changed. */
const notSources = ['dist', '.cache', '.data', 'docs', 'tests', 'reports'].map((folder) => `**/${folder}/**`);

export interface DevelopmentClient {
  readonly pages: PageSource;
  /** Answers requests for the client's modules, and hands on all others. */
  readonly modules: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  readonly close: () => Promise<void>;
}

/** The client straight from its sources, with hot reload, through Vite as a part of the gateway's own server. */
export const openDevelopmentClient = async (
  server: Server,
  random: Pick<Random, 'bytes'>,
): Promise<DevelopmentClient> => {
  const { createServer } = await import('vite');
  const root = fileURLToPath(locations.project);
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server }, watch: { ignored: notSources } },
    html: { cspNonce: noncePlaceholder },
  });

  const template = async ({ path }: PageRequest): Promise<string> => {
    const index = await readFile(new URL('index.html', locations.project), 'utf8');
    return vite.transformIndexHtml(path, index);
  };

  const withNonce = (page: MadePage): RenderedPage => {
    const nonce = Buffer.from(random.bytes(18)).toString('base64url');
    const html = page.kind === 'page' ? page.html : page.html();
    const status = page.kind === 'page' ? page.status : 404;
    return { kind: 'page', status, html: html.replaceAll(noncePlaceholder, nonce), nonce };
  };

  return {
    pages: {
      template: async (request) => withNonce({ kind: 'page', status: 200, html: await template(request) }),
      render: async (request) => {
        const loaded: unknown = await vite.ssrLoadModule('/src/server.tsx');
        const answer = await rendererModule(loaded).createRenderer({
          template: await template(request),
          manifest: '{}',
          readAsset: () => '',
        })(request);
        if (answer.kind === 'redirect') return answer;
        return { ...answer, key: null, make: async () => withNonce(await answer.make()) };
      },
    },
    modules: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  };
};
