import { createHash } from 'node:crypto';
import { mediaTypeOf } from './media-type';
import { compressed } from './compression';
import type { ClientFiles } from './client-files';

/** Where browsers look for the worker of the client. */
export const workerPath = '/sw.js';

/**
 * Takes the place of a worker that does harm: it answers no request, empties every cache of this origin and removes
 * itself. It reloads no page: a page asks for the worker again, and would be reloaded without an end.
 */
const retiredWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  ),
);
`;

/** The files of the client, with the worker that removes itself in the place of the client's own (LAY-18). */
export const withRetiredWorker = (files: ClientFiles): ClientFiles => {
  const content = new TextEncoder().encode(retiredWorker);
  const file = {
    mediaType: mediaTypeOf(workerPath),
    immutable: false,
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    text: true,
    content: (encoding: Parameters<typeof compressed>[1]) => compressed(content, encoding, 9),
  };
  return (path) => (path === workerPath ? Promise.resolve(file) : files(path));
};
