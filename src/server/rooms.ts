import { pageSource, type PageName } from '../domain/route/page-at';
import type { PagePorts } from '../ports/page-ports';
import type { PageCode } from '../ui/frame/page-frame/page-code';
import type { Page, Room } from '../ui/frame/page-frame/page';

/** The pages for one request: each is wired when it is asked for, for wiring all of them took most of a request's time. */
export const serverRooms = (pages: ReadonlyMap<string, Page<PagePorts>>, ports: PagePorts): PageCode => {
  const rooms = new Map<PageName, Room | undefined>();
  return {
    roomOf: (name) => {
      if (!rooms.has(name)) rooms.set(name, pages.get(pageSource(name))?.room(ports));
      return rooms.get(name);
    },
    load: () => Promise.resolve(),
  };
};
