import { createContext, useContext } from 'react';
import type { Inspect } from '../../application/inspection/inspector';

/** The one inspector of the page; without one, as in a picture of a view, nobody listens. */
export const InspectContext = createContext<Inspect>(() => undefined);

/**
 * The options of a flow that a view starts, with the page's inspector: what the flow refuses is heard too.
 * @param options as `useActorRef` takes them
 */
export const useInspected = <Options extends object>(
  options: Options,
): Options & { readonly inspect: Inspect } => ({ ...options, inspect: useContext(InspectContext) });
