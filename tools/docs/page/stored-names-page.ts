import { storedOn, type Stored } from '../source/stored-names';
import { code, section, table, text, title, type Block } from './blocks';

const row = ({ name, what, ends, files }: Stored): readonly string[] => [
  code(name),
  what,
  ends,
  files.map((file) => `[${file}](../${file})`).join(', '),
];

const head = ['Name', 'What it holds', 'It ends', 'Source'];

/** Every name under which the client keeps something on a device. */
export const storedNamesPage = (root: string): readonly Block[] => {
  const { session, local, cookies, caches, database } = storedOn(root);
  return [
    title('Stored names'),
    text(
      'Everything that the client keeps on a device. Written by `npm run docs` from the code, which fails when a file of ' +
        'the client reaches a storage that this page leaves out.',
    ),
    ...section('Local storage', table(head, local.map(row))),
    ...section('Session storage', table(head, session.map(row)), 'Each tab has its own, which ends with it.'),
    ...section(
      'Cookies',
      table(head, cookies.map(row)),
      'For the whole site, SameSite=Lax, Secure over https.',
    ),
    ...section(
      'IndexedDB',
      table(head, database.stores.map(row)),
      `One database, ${code(database.name)}, version ${database.version}. Messages and files wait here until they are sent.`,
    ),
    ...section(
      'Cache storage',
      table(head, caches.map(row)),
      'Where a worker takes part (decision 51). Its library opens one more cache, `workbox-precache-v2-…`, for the files of ' +
        'the release: they are the same for everybody, and go with the release.',
    ),
  ];
};
