import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { noPages, templateOnly, type PageSource } from '../adapters/http/pages/page-source';
import type { PageRenderer } from '../ports/page-renderer';

/** What the client's server part exports. */
export interface RendererModule {
  readonly createRenderer: (assets: {
    readonly template: string;
    readonly manifest: string;
    readonly readAsset: (file: string) => string;
  }) => PageRenderer;
}

const isRendererModule = (loaded: unknown): loaded is RendererModule =>
  typeof loaded === 'object' && loaded !== null && 'createRenderer' in loaded;

/** A renderer's module, however it was loaded. */
export const rendererModule = (loaded: unknown): RendererModule => {
  if (isRendererModule(loaded)) return loaded;
  throw new Error('The server part of the client does not export createRenderer.');
};

/** The pages of a built client: rendered by its server part, else by the browser alone. */
export const builtPages = async (folder: string): Promise<PageSource> => {
  const client = join(folder, 'client');
  const index = join(client, 'index.html');
  const server = join(folder, 'server', 'server.js');
  if (!existsSync(index)) return noPages;
  const template = await readFile(index, 'utf8');
  if (!existsSync(server)) return templateOnly(template);

  const loaded: unknown = await import(/* @vite-ignore */ pathToFileURL(server).href);
  const render = rendererModule(loaded).createRenderer({
    template,
    manifest: await readFile(join(client, '.vite', 'manifest.json'), 'utf8'),
    readAsset: (file) => readFileSync(join(client, file), 'utf8'),
  });
  return { ...templateOnly(template), render };
};
