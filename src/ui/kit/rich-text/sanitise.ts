import DOMPurify from 'dompurify';
import type { LinkOf, LinkTarget } from '../../../domain/address/link-target';
import { alignFigures } from './figure-columns';

/** What rich text may be made of: words, structure, pictures and links. No style, no script, no form, no frame. */
const allowed = {
  ALLOWED_TAGS: [
    ...[
      'p',
      'br',
      'hr',
      'h2',
      'h3',
      'h4',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'sub',
      'sup',
      'span',
      'blockquote',
    ],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['a', 'img', 'figure', 'figcaption', 'pre', 'code'],
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'scope'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const;

const retarget = (link: HTMLAnchorElement, target: LinkTarget | null): void => {
  link.removeAttribute('href');
  if (target === null) return;
  link.setAttribute('href', target.kind === 'inside' ? target.to : target.href);
  if (target.kind === 'inside') return;
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
};

/** What takes away everything that is not allowed: the library, with the elements of a browser or of the server. */
export type Purifier = Pick<typeof DOMPurify, 'sanitize'>;

/** The same where there is no browser: with these elements. */
export const purifierWith = (elements: Parameters<typeof DOMPurify>[0]): Purifier => DOMPurify(elements);

const configuration = {
  ...allowed,
  ALLOWED_TAGS: [...allowed.ALLOWED_TAGS],
  ALLOWED_ATTR: [...allowed.ALLOWED_ATTR],
};

/** None for a document of frames alone, which has no body. */
const fragmentOf = (html: string, purifier: Purifier): DocumentFragment | null =>
  purifier.sanitize(html, configuration);

/**
 * The one place where HTML from the server becomes elements (SEC-03). Links that may not be followed lose
 * their address (SEC-02); images may load over https or from this origin, and are lazy. Columns of figures
 * are aligned right.
 */
export const sanitise = (html: string, linkOf: LinkOf, purifier: Purifier = DOMPurify): DocumentFragment => {
  const fragment = fragmentOf(html, purifier) ?? purifier.sanitize('', configuration);
  for (const link of fragment.querySelectorAll('a')) retarget(link, linkOf(link.getAttribute('href')));
  for (const table of fragment.querySelectorAll('table')) alignFigures(table);
  for (const picture of fragment.querySelectorAll('img')) {
    picture.setAttribute('loading', 'lazy');
    if (!/^(?:https:\/\/|\/(?![/\\]))/.test(picture.getAttribute('src') ?? '')) picture.remove();
  }
  return fragment;
};
