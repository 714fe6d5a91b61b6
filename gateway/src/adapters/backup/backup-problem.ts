import { OperatorProblem } from '../../ports/operator-problem';

/** A backup that cannot be written or restored; `message` is for the operator. */
export class BackupProblem extends OperatorProblem {}
