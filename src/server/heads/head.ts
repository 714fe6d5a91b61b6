import type { RuntimeConfig } from '../../../contract/config/runtime-config';

/** One statement of schema.org about a page, for machines that read it. */
export type Statement = Readonly<Record<string, unknown>>;

/** What a page says of itself where it is not shown: in a chat, a post, a list of search results. */
export interface PageHead {
  /** The page's own part of the title; its route's when left out (ENV-07). */
  readonly title?: string;
  readonly description?: string;
  readonly type?: 'article';
  /** The address of a picture, of the application or elsewhere. */
  readonly image?: string | null;
  readonly statements?: readonly Statement[];
  /** The thing is closed, or the page only leads on: search engines shall not index it. */
  readonly isOver?: boolean;
}

/** What a head is made from. */
export interface HeadOf {
  /** The answers that the page is sent with. They hold no hidden value. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly params: Readonly<Record<string, string>>;
  /** Of the address what begins with '?', or ''. */
  readonly search: string;
  /** The whole address of a path. */
  readonly at: (path: string) => string;
  readonly config: RuntimeConfig;
}

const longestDescription = 120;

/** A text as a description: one line, and no longer than search results show. */
export const asDescription = (text: string): string => {
  const line = Array.from(text.replace(/\s+/g, ' ').trim());
  return line.length <= longestDescription
    ? line.join('')
    : `${line.slice(0, longestDescription - 1).join('')}…`;
};

/** The way to a page, as a statement: names and paths from the first to the page itself. */
export const wayTo = (
  at: HeadOf['at'],
  steps: readonly { readonly name: string; readonly path: string }[],
): Statement => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: at(path),
  })),
});

/** A list of things with pages of their own, as a statement. */
export const listOf = (
  at: HeadOf['at'],
  items: readonly { readonly name: string; readonly path: string }[],
  total: number | null,
): Statement => ({
  '@type': 'ItemList',
  ...(total === null ? {} : { numberOfItems: total }),
  itemListElement: items.map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    url: at(path),
  })),
});
