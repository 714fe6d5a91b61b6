import type { PageSource } from '../../../gateway/src/adapters/http/pages/page-source';
import type {
  MadePage,
  PageRequest,
  PageToMake,
  RenderedPage,
} from '../../../gateway/src/ports/page-renderer';

/** A visitor's request of home. */
export const visitorsRequest: PageRequest = {
  path: '/',
  search: '',
  origin: 'http://localhost',
  userAgent: 'a browser',
  hasToken: false,
  config: '{}',
  call: () => Promise.resolve({ status: 200, body: '' }),
};

export const renderedPage = (html: string, status = 200): RenderedPage => ({ kind: 'page', status, html });

/** A page that is kept by its path, and public unless told. */
export const pageToMake = (
  { path, hasToken }: PageRequest,
  make: () => Promise<MadePage>,
  isPublic = !hasToken,
): PageToMake => ({ kind: 'page', key: `${path} ${hasToken}`, isPublic, make });

/** Pages that are all made by `make`, and a template for when that fails. */
export const sourceOfPages = (make: (request: PageRequest) => Promise<MadePage>): PageSource => ({
  render: (request) => Promise.resolve(pageToMake(request, () => make(request))),
  template: () => Promise.resolve(renderedPage('<p>template</p>')),
});
