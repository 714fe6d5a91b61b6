import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { RuntimeConfig } from '../../contract/config/runtime-config';

/** The id of the element that carries the payload in the page. */
export const payloadElementId = 'page-data';

/** What the server sends along with a page: the configuration, the answers it used, and when it rendered. */
export const PagePayload = t.type(
  {
    config: RuntimeConfig,
    /** The answers that the server used, by the names of the page's flows, each decoded by its own flow. */
    answers: t.UnknownRecord,
    /**
     * When the day began, in Beijing, on which the page was rendered; milliseconds since 1970. Until the page is hydrated
     * it is the present: a page that is kept for many says nothing of the hour.
     */
    day: t.number,
    /** True for a page without any user's data, which the client renders again. */
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
