/** Work that nobody waits for: it is begun after the answer that asked for it, and what fails of it is logged. */
export type Aside = (work: () => Promise<void>) => void;
