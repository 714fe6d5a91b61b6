import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { PageSource } from '../adapters/http/pages/page-source';
import type { RenderInput } from '../ports/page-renderer';
import { rendererModule } from './built-client';
import { locations } from './locations';

/** Vite writes this into its pages; each answer gets its own nonce in its place. */
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
export const openDevelopmentClient = async (server: Server): Promise<DevelopmentClient> => {
  const { createServer } = await import('vite');
  const root = fileURLToPath(locations.project);
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server }, watch: { ignored: notSources } },
    html: { cspNonce: noncePlaceholder },
  });

  const template = async ({ path, nonce }: RenderInput): Promise<string> => {
    const index = await readFile(new URL('index.html', locations.project), 'utf8');
    return (await vite.transformIndexHtml(path, index)).replaceAll(noncePlaceholder, nonce);
  };

  return {
    pages: {
      template,
      render: async (input) => {
        const loaded: unknown = await vite.ssrLoadModule('/src/server.tsx');
        // The renderer writes the nonce on scripts itself.
        const plain = (await template(input)).replaceAll(/(<script[^>]*?) nonce="[^"]*"/g, '$1');
        const render = rendererModule(loaded).createRenderer({
          template: plain,
          manifest: '{}',
          readAsset: () => '',
        });
        return render(input);
      },
    },
    modules: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  };
};
