import * as t from 'io-ts';
import { isRight } from 'fp-ts/Either';
import { pageSource, type PageName } from '../domain/route/page-at';
import type { Ahead } from '../domain/route/fetch-ahead';

const captchaSheet = ['src/ui/features/account/captcha-sheet/captcha-sheet.tsx'];

/** The modules that the code of a page loads as soon as it runs, which a page that is fetched ahead does not (LOG-12). */
const loadedByRunning: Partial<Record<PageName, readonly string[]>> = {
  codeLogin: captchaSheet,
  passwordLogin: captchaSheet,
  retrievePassword: captchaSheet,
  changePassword: captchaSheet,
};

/** The modules that each part loads at first; their own imports come with them. */
const modulesOf = (part: Ahead): readonly string[] => {
  switch (part.kind) {
    case 'page':
      return [
        pageSource(part.name),
        'src/wiring/page-map.ts',
        'src/main/page-ports.ts',
        ...(loadedByRunning[part.name] ?? []),
      ];
    case 'notices':
      return [
        'src/ui/frame/loading-page/loading-page.tsx',
        'src/ui/frame/error-screen/error-screen.tsx',
        'src/ui/frame/notices/fine-notices.tsx',
        'src/ui/kit/state/notice-bar/earlier-notice.tsx',
        'src/ui/screens/home/states.tsx',
      ];
    case 'calls':
      return ['src/main/container.ts'];
    case 'conversation':
      return ['src/ui/features/messages/chat/chat-of.tsx'];
  }
};

/** The files of the build, and which of them each module loads, by their places in the list. */
const Table = t.type({ files: t.readonlyArray(t.string), of: t.record(t.string, t.readonlyArray(t.number)) });

/** The build writes its table here (tools/build/page-files.mjs). In development it is empty, and nothing is fetched. */
const written = '%PAGE_FILES%';

const read = (): t.TypeOf<typeof Table> => {
  const table = written.startsWith('%') ? null : Table.decode(JSON.parse(written));
  return table !== null && isRight(table) ? table.right : { files: [], of: {} };
};

/** The paths of all files that a part loads, scripts and styles, those of the first page left out. */
export const filesAhead = (): ((part: Ahead) => readonly string[]) => {
  const { files, of } = read();
  return (part) => [
    ...new Set(
      modulesOf(part).flatMap((module) => (of[module] ?? []).flatMap((place) => files[place] ?? [])),
    ),
  ];
};
