/**
 * Reports to the operator that a bound was reached and a request refused. `what` is one of few sentences;
 * `about` names the first address or account of a kind.
 */
export type ReportRefusal = (what: string, about?: string) => void;
