import { answerRatingInvariants } from '../../src/application/assistant/answer-rating/invariants';
import { answerRatingMachine } from '../../src/application/assistant/answer-rating/machine';
import { assistantInvariants } from '../../src/application/assistant/assistant/invariants';
import { assistantMachine } from '../../src/application/assistant/assistant/machine';
import { machineRecord as record, type MachineRecord } from './machine-record';

/** The machines of the assistant. */
export const assistantMachines: readonly MachineRecord[] = [
  record('assistant', '助手', 'The assistant', assistantMachine, assistantInvariants),
  record('answer-rating', '评价回答', 'Rating an answer', answerRatingMachine, answerRatingInvariants),
];
