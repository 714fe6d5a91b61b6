/** Work without a waiting caller: it begins after the answer, and its failures are logged. */
export type Aside = (work: () => Promise<void>) => void;
