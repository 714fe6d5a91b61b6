import { createContext } from 'react';
import type { Inspect } from '../../../application/kit/inspection/inspector';

/** The one inspector of the page; without one, as in a picture of a view, no listener hears the events. */
export const InspectContext = createContext<Inspect>(() => undefined);
