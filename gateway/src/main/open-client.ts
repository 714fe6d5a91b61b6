import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { PageSource } from '../adapters/http/pages/page-source';
import { clientFiles, type ClientFiles } from '../adapters/http/static/client-files';
import { withRetiredWorker } from '../adapters/http/static/retired-worker';
import { builtPages } from './built-client';
import type { PageOptions } from './options';
import type { Platform } from './platform';

/** The client as the main port serves it. */
export interface OpenClient {
  readonly pages: PageSource;
  readonly files: ClientFiles;
  /** Answers requests for modules in development; hands on everything else. */
  readonly modules: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  readonly close: () => Promise<void>;
}

const noFiles: ClientFiles = () => Promise.resolve(null);
const noModules: OpenClient['modules'] = (_request, _response, next) => next();
const nothing = (): Promise<void> => Promise.resolve();

/** The built client's files, and the assets of the releases before it. */
const filesOf = async ({
  folder,
  retiresWorker = false,
}: Extract<PageOptions, { kind: 'built' }>): Promise<ClientFiles> => {
  const files = await clientFiles(join(folder, 'client'), join(folder, 'releases'));
  return retiresWorker ? withRetiredWorker(files) : files;
};

export const openClient = async (
  options: PageOptions,
  server: Server,
  { random }: Pick<Platform, 'random'>,
): Promise<OpenClient> => {
  switch (options.kind) {
    case 'source':
      return { pages: options.source, files: noFiles, modules: noModules, close: nothing };
    case 'built':
      return {
        pages: await builtPages(options.folder),
        files: await filesOf(options),
        modules: noModules,
        close: nothing,
      };
    case 'development': {
      const { openDevelopmentClient } = await import('./development-client');
      return { ...(await openDevelopmentClient(server, random)), files: noFiles };
    }
  }
};
