import { createContext } from 'react';

/** The answers that came with the page, by the names of its flows; empty from the second page on (PER-03). */
export const BroughtContext = createContext<Readonly<Record<string, unknown>>>({});
