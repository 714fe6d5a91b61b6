import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { RuntimeConfig } from '../../contract/config/runtime-config';
import { Banner } from '../../contract/home/banner';
import { HomeDeals } from '../domain/home/home-deals';
import { HotWord } from '../../contract/home/hot-word';

/** The id of the element that carries the payload in the page. */
export const payloadElementId = 'page-data';

const orMissing = <A, O>(codec: t.Type<A, O>) => t.union([codec, t.undefined]);

/**
 * The answers that the server used for a page, each under the name by which the page asks for it. Those
 * about deals are decoded with the code of the deal pages.
 */
const Answers = t.partial(
  {
    homeBanners: orMissing(t.readonlyArray(Banner)),
    homeDeals: orMissing(HomeDeals),
    hotWords: orMissing(t.readonlyArray(HotWord)),
    saleOverview: t.unknown,
    saleDetail: t.unknown,
  },
  'Answers',
);

/** What the server sends along with a page: the configuration, the answers it used, and when it rendered. */
export const PagePayload = t.type(
  {
    config: RuntimeConfig,
    answers: Answers,
    /** Milliseconds since 1970: times are shown relative to it until the page is hydrated. */
    renderedAt: t.number,
    /** True when nothing of anybody's is in the page, and the client renders it anew. */
    shell: t.boolean,
  },
  'PagePayload',
);
export type PagePayload = t.TypeOf<typeof PagePayload>;

/** As JSON for a script element: no '<', so that nothing in it can end the element. */
export const encodePayload = (payload: PagePayload): string =>
  JSON.stringify(PagePayload.encode(payload)).replaceAll('<', '\\u003c');

/** Null for a page without a payload, or with one that does not decode: the client then asks for everything. */
export const decodePayload = (text: string | null): PagePayload | null => {
  try {
    const decoded = PagePayload.decode(JSON.parse(text ?? 'null'));
    return isRight(decoded) ? decoded.right : null;
  } catch {
    return null;
  }
};
