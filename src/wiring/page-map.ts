import { pageSource, type PageName } from '../domain/route/page-at';
import type { PagePorts } from '../ports/page-ports';
import type { Page } from '../ui/frame/page-frame/page';

/** The modules of the pages, found by folder. The first page does without this map, which comes with the second one. */
const modules = import.meta.glob<{ readonly default: Page<PagePorts> }>('../pages/*.ts');

/** Every page by its module's path, for the server, which renders any of them. */
export const everyPage = async (): Promise<ReadonlyMap<string, Page<PagePorts>>> =>
  new Map(
    await Promise.all(
      Object.entries(modules).map(
        async ([file, load]) => [file.replace('../', 'src/'), (await load()).default] as const,
      ),
    ),
  );

/** The module of a page. Rejects when its code does not come. */
export const pageOf = async (name: PageName): Promise<Page<PagePorts>> => {
  const load = modules[pageSource(name).replace('src/', '../')];
  if (load === undefined) throw new Error(`pages: no module "${name}"`);
  return (await load()).default;
};
