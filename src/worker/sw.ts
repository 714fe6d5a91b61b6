import { matchPrecache, precache } from 'workbox-precaching';
import { readPageMessage } from '../domain/offline/page-message';
import { answering } from './answering';
import type { WorkerScope } from './scope';

declare const self: WorkerScope & { readonly __WB_MANIFEST: Parameters<typeof precache>[0] };

/**
 * The worker of the client (LAY-18): the files of its release, and what pages have opened, without network. It never
 * takes the place of an earlier worker by itself: a page asks it to, when the user agreed.
 */
precache(self.__WB_MANIFEST);

const worker = answering({
  origin: self.location.origin,
  caches,
  fetch: (request) => fetch(request),
  ofRelease: (address) => matchPrecache(address),
  now: () => Date.now(),
  wait: (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
});

self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      // The browser asks for the page while the worker starts, so that the worker costs no time.
      self.registration.navigationPreload?.enable(),
      // Pages that were open before the first worker are answered by it too.
      self.clients.claim(),
    ]),
  ),
);

self.addEventListener('fetch', (event) => {
  const answered = worker.answer(event.request, event.preloadResponse);
  if (answered === null) return;
  event.respondWith(answered.response);
  event.waitUntil(answered.done);
});

self.addEventListener('message', (event) => {
  const message = readPageMessage(event.data);
  if (message === null) return;
  if (message.kind === 'takeOver') event.waitUntil(self.skipWaiting());
  else event.waitUntil(Promise.all([worker.keepLoaded(message.files), worker.keepOpened(message.page)]));
});
