/** Tells the operator that something was refused because a bound was reached. `what` is one of few sentences. */
export type TellRefusal = (what: string) => void;
