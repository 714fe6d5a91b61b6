import type { Flows } from '../ui/frame/context/flows';
import { purifierWith, sanitise, type Purifier } from '../ui/kit/rich-text/sanitise';

type Write = NonNullable<Flows['writtenRichText']>;

/** The elements that the sanitiser needs. They are heavy, and most pages have no rich text. */
const fetchPurifier = async (): Promise<Purifier> => {
  const { JSDOM } = await import('jsdom');
  return purifierWith(new JSDOM('').window);
};

const markup = (html: string, linkOf: Flows['linkOf'], purifier: Purifier): string => {
  const fragment = sanitise(html, linkOf, purifier);
  const host = fragment.ownerDocument.createElement('div');
  host.append(fragment);
  return host.innerHTML;
};

/**
 * Renders pages with their rich text, which goes through the same sanitiser as in the browser (SEC-03). The first page
 * that has some is rendered once more when the sanitiser's elements are here.
 */
export const richTextWriter = () => {
  let here: Promise<Purifier> | null = null;
  return async (linkOf: Flows['linkOf'], render: (writtenRichText: Write) => string): Promise<string> => {
    if (here === null) {
      const asked: string[] = [];
      const page = render((html) => {
        asked.push(html);
        return '';
      });
      if (asked.length === 0) return page;
    }
    const purifier = await (here ??= fetchPurifier());
    return render((html) => markup(html, linkOf, purifier));
  };
};
