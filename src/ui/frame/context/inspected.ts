import { createContext } from 'react';
import type { Inspect } from '../../../application/kit/inspection/inspector';

/** The one inspector of the page; without one, as in a picture of a view, nobody listens. */
export const InspectContext = createContext<Inspect>(() => undefined);
