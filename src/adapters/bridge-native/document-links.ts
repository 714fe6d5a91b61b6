import type { OutsideLinks } from '../../ports/outside-links';

/** What of a document the links need. */
export type LinkDocument = Pick<Document, 'addEventListener' | 'removeEventListener'>;

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href][target="_blank"]') : null;

/** The links that a browser would open in a new window; the app has no second window, but a browser within. */
export class DocumentLinks implements OutsideLinks {
  constructor(private readonly document: LinkDocument) {}

  readonly listen = (listener: (address: string) => void): (() => void) => {
    const follow = (event: Event): void => {
      const link = linkOf(event.target);
      if (link === null || event.defaultPrevented) return;
      event.preventDefault();
      listener(link.href);
    };
    this.document.addEventListener('click', follow);
    return () => this.document.removeEventListener('click', follow);
  };
}
