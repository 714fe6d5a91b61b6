/**
 * Tells the operator that something was refused because a bound was reached. `what` is one of few sentences;
 * `about` names whom the first of a kind met, an address or an account.
 */
export type TellRefusal = (what: string, about?: string) => void;
