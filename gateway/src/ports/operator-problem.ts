/** Something that only the operator can settle, found before anything was written; `message` is for them. */
export class OperatorProblem extends Error {}
