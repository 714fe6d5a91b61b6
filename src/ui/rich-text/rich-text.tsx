import { useLayoutEffect, useRef, type MouseEvent, type ReactElement } from 'react';
import { useFlows } from '../given/flows';
import { sanitise } from './sanitise';
import './rich-text.css';

export interface RichTextProps {
  /** As the server said; it is shown through the sanitiser alone (SEC-03). */
  readonly html: string;
}

const opensElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Rich text of the server's. A link inside the application is followed without loading the page anew. */
export function RichText({ html }: RichTextProps): ReactElement {
  const { app, linkOf } = useFlows();
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    host.current?.replaceChildren(sanitise(html, linkOf));
  }, [html, linkOf]);
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const target = linkOf(link?.getAttribute('href') ?? null);
    if (target?.kind !== 'inside' || opensElsewhere(event)) return;
    event.preventDefault();
    app.navigation.send({ type: 'navigation.requested', address: target.to });
  };
  return <div ref={host} className="rich-text" onClick={follow} />;
}
