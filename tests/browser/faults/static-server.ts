import { once } from 'node:events';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { headersFromConfig } from '../../../gateway/src/adapters/http/headers/config-headers';
import { locations } from '../../../gateway/src/main/locations';

const folder = fileURLToPath(new URL('dist/static', locations.project));

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** What the server answers for /config.json; `null` serves the page in its place, as for any unknown path. */
export type ConfigAnswer = { readonly status: number; readonly body: string } | null;

/**
 * The built static folder behind a plain server with an index.html fallback, without any gateway (ENV-05).
 * @param allowing the configuration whose addresses its headers let the page reach
 */
export const startStaticServer = async (allowing: unknown = {}) => {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const built = headersFromConfig(allowing, page);
  if (built._tag === 'Left') throw new Error(built.left);
  const headers = built.right;
  let config: ConfigAnswer = null;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://static');
    if (request.method !== 'GET') return response.writeHead(405, headers).end();
    if (pathname === '/config.json' && config !== null)
      return response.writeHead(config.status, headers).end(config.body);
    const file = join(folder, pathname);
    const found = pathname !== '/config.json' && existsSync(file) && statSync(file).isFile();
    const type = mediaTypes[extname(found ? file : 'index.html')] ?? 'application/octet-stream';
    response.writeHead(200, { ...headers, 'Content-Type': type });
    return found ? createReadStream(file).pipe(response) : response.end(page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('the static server has no port');
  return {
    url: `http://127.0.0.1:${place.port}`,
    answerConfigWith: (answer: ConfigAnswer) => {
      config = answer;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

export type StaticServer = Awaited<ReturnType<typeof startStaticServer>>;

/** Gives a test a server of its own: a fixture of the worker would cost it a worker, browser and gateway of its own. */
export const withStaticServer = async (use: (files: StaticServer) => Promise<void>): Promise<void> => {
  const server = await startStaticServer();
  await use(server);
  await server.close();
};
