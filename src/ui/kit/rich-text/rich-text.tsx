import {
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type ReactElement,
} from 'react';
import type { LinkOf } from '../../../domain/address/link-target';
import { sanitise } from './sanitise';
import './rich-text.css';

export interface RichTextProps {
  /** As the server said; it is shown through the sanitiser alone (SEC-03). */
  readonly html: string;
  readonly linkOf: LinkOf;
  /** On the server alone: returns sanitised HTML. */
  readonly writtenByServer: ((html: string) => string) | undefined;
  /** A link to an address inside was followed. */
  readonly onFollow: (to: string) => void;
}

const opensElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Makes hydration keep the server's HTML. */
const asWritten = { __html: '' };

const unchanging = (): (() => void) => () => undefined;

/** What the server writes into its page, and hydration finds there; undefined where the browser makes the elements. */
const useWritten = ({
  html,
  writtenByServer,
}: Pick<RichTextProps, 'html' | 'writtenByServer'>): { readonly __html: string } | undefined => {
  const withServersPage = useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );
  const [written] = useState(() => {
    if (!withServersPage) return undefined;
    return writtenByServer === undefined ? asWritten : { __html: writtenByServer(html) };
  });
  return written;
};

/**
 * Rich text from the server. A link inside the application is followed without loading the document again.
 */
export function RichText(props: RichTextProps): ReactElement {
  const { html, linkOf, onFollow } = props;
  const host = useRef<HTMLDivElement>(null);
  const written = useWritten(props);
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
    onFollow(target.to);
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
