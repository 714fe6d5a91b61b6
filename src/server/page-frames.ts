import { pageSource, type PageName } from '../domain/route/page-at';
import type { PagePorts } from '../ports/page-ports';
import type { PageCode } from '../ui/frame/page-frame/page-code';
import type { Page, PageFrame } from '../ui/frame/page-frame/page';

/** The pages for one request: each is wired when it is asked for, for wiring all of them took most of a request's time. */
export const serverFrames = (pages: ReadonlyMap<string, Page<PagePorts>>, ports: PagePorts): PageCode => {
  const frames = new Map<PageName, PageFrame | undefined>();
  return {
    frameOf: (name) => {
      if (!frames.has(name)) frames.set(name, pages.get(pageSource(name))?.frame(ports));
      return frames.get(name);
    },
    load: () => Promise.resolve(),
  };
};
