import process from 'node:process';
import { cleanUpAtEnd } from './ending';

/**
 * `npm run bench` measures pages, `npm run bench -- requests` what the server gives of them, and
 * `npm run bench -- logins` home while many log in, `npm run bench -- deals` what deals take on the large seed,
 * `npm run bench -- trace` where the time of one page goes, `npm run bench -- lists` a list of ten thousand deals
 * that is scrolled, left and come back to, and `npm run bench -- sockets` messages over two thousand
 * sockets, and `npm run bench -- chat` and `-- burst` a conversation of ten thousand messages and a thousand in a second;
 * `npm run bench -- unread` memory while 750 connections read nothing, and `npm run bench -- search` the search over
 * all kinds on the large seed, `npm run bench -- matching` the counterparties of one demand on it, and
 * `npm run bench -- poster` the drawing of a poster, `npm run bench -- offline` home from the cache without network,
 * `npm run bench -- growth` the bytes of each table and index on the large seed, and `npm run bench -- cluster` several
 * instances on PostgreSQL and RabbitMQ.
 */
const what: Readonly<Record<string, () => Promise<unknown>>> = {
  requests: () => import('./rates'),
  deals: () => import('./deals'),
  logins: () => import('./logins/main'),
  trace: () => import('./trace'),
  lists: () => import('./lists/main'),
  chat: () => import('./messages/chat'),
  burst: () => import('./messages/burst'),
  sockets: () => import('./sockets/main'),
  unread: () => import('./unread'),
  search: () => import('./search'),
  matching: () => import('./matching'),
  poster: () => import('./poster/main'),
  offline: () => import('./offline/main'),
  growth: () => import('./growth'),
  cluster: () => import('./cluster/main'),
};
cleanUpAtEnd();
await (what[process.argv[2] ?? ''] ?? (() => import('./pages')))();
