import { useEffect, type ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { findPath } from '../../../domain/find/find-path';
import { useFlows } from '../context/flows';
import { isSearchKey } from '../../kit/form/search-key';
import { Drawing } from '../../kit/display/icon/drawing';
import { searchLinkText as text } from './search-link-text';

const lens = (
  <>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5 5" />
  </>
);

/** The way to the search, which looks like its field. */
export const SearchLink = (): ReactElement => (
  <Link className="site-search" to={findPath}>
    <Drawing lines={lens} size={20} />
    <span>{text.label}</span>
  </Link>
);

/** The same in the header of the desktop, where Ctrl-K and '/' lead to it as well; the search page has them for its field. */
export function SiteSearch(): ReactElement {
  const { navigation } = useFlows().app;
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname === findPath) return undefined;
    const hear = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !isSearchKey(event)) return;
      event.preventDefault();
      navigation.send({ type: 'navigation.requested', address: findPath });
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [navigation, pathname]);
  return (
    <>
      <SearchLink />
      <kbd className="site-search-key">{text.key}</kbd>
    </>
  );
}
