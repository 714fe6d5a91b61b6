import {
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type ReactElement,
} from 'react';
import { useFlows } from '../given/flows';
import { sanitise } from './sanitise';
import './rich-text.css';

export interface RichTextProps {
  /** As the server said; it is shown through the sanitiser alone (SEC-03). */
  readonly html: string;
}

const opensElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** To hydration: what stands there is the server's, and stays. */
const asWritten = { __html: '' };

const unchanging = (): (() => void) => () => undefined;

/** What the server writes into its page, and hydration finds there; undefined where the browser makes the elements. */
const useWritten = (html: string): { readonly __html: string } | undefined => {
  const { writtenRichText } = useFlows();
  const withServersPage = useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );
  const [written] = useState(() => {
    if (!withServersPage) return undefined;
    return writtenRichText === undefined ? asWritten : { __html: writtenRichText(html) };
  });
  return written;
};

/** Rich text of the server's. A link inside the application is followed without loading the page anew. */
export function RichText({ html }: RichTextProps): ReactElement {
  const { app, linkOf } = useFlows();
  const host = useRef<HTMLDivElement>(null);
  const written = useWritten(html);
  const standing = useRef(written === undefined ? null : html);
  useLayoutEffect(() => {
    if (standing.current === html) return;
    standing.current = null;
    host.current?.replaceChildren(sanitise(html, linkOf));
  }, [html, linkOf]);
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const target = linkOf(link?.getAttribute('href') ?? null);
    if (target?.kind !== 'inside' || opensElsewhere(event)) return;
    event.preventDefault();
    app.navigation.send({ type: 'navigation.requested', address: target.to });
  };
  return (
    <div
      ref={host}
      className="rich-text"
      onClick={follow}
      suppressHydrationWarning
      dangerouslySetInnerHTML={written}
    />
  );
}
