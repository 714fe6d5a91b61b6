import { OperatorProblem } from '../../../ports/operator-problem';

/** A database that cannot be used as it is; `message` is for the operator and names the setting. */
export class DatabaseProblem extends OperatorProblem {}
