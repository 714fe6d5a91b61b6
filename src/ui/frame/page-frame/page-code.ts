import { createContext, useContext } from 'react';
import type { PageName } from '../../../domain/route/page-at';
import type { Flows } from '../context/flows';
import type { PageFrame } from './page';

/** The pages, whose code loads when they are first shown. */
export interface PageCode {
  /** The page when its code is loaded; it then renders at once. */
  readonly frameOf: (name: PageName) => PageFrame | undefined;
  /** Rejects when the code does not load. */
  readonly load: (name: PageName) => Promise<void>;
}

/** Everything that the root of the views gets from a composition root. */
export interface RootFlows extends Flows {
  readonly pageCode: PageCode;
}

export const PageCodeContext = createContext<PageCode | null>(null);

/** @throws outside of Root */
export const usePageCode = (): PageCode => {
  const pageCode = useContext(PageCodeContext);
  if (pageCode === null) throw new Error('Pages are rendered inside Root, which gives them their code.');
  return pageCode;
};
