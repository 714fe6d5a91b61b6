import { codeOfState } from '../../../src/application/payment/payment/attempt/invariants';
import { outcomeTable } from '../../../src/application/payment/payment/outcome-table';
import { outcomeRows, type OutcomeCode } from '../../../src/domain/payment/outcome';
import { outcomeTitles } from '../../../src/domain/payment/outcome-title';
import { code, section, table, text, title, type Block } from './blocks';

const codes: readonly OutcomeCode[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const endOf = (outcome: OutcomeCode): string =>
  Object.entries(codeOfState)
    .filter(([, stands]) => stands === outcome)
    .map(([state]) => code(state))
    .join(', ');

const waysOf = (outcome: OutcomeCode): readonly (readonly string[])[] =>
  outcomeTable
    .filter((way) => way.code === outcome)
    .map(({ machine, state, cause, when }) => [
      `[${machine}](statecharts/${machine}.md)`,
      code(state),
      code(cause),
      when,
      outcomeRows[cause].text,
      outcomeRows[cause].hint ?? '',
    ]);

/** The ten outcomes of a payment: code → state → cause (PAY-01, PAY-02). */
export const paymentPage = (): readonly Block[] => [
  title('How a payment ends'),
  text(
    'Every way to each of the ten outcomes, from `src/application/payment/payment/outcome-table.ts`, written by `npm run docs`. ' +
      'A test compares it with the machines: they have these ways and no others. Where the server says why, its words ' +
      'stand in place of the text.',
  ),
  ...codes.flatMap((outcome) =>
    section(
      `${outcome} ${outcomeTitles[outcome]}`,
      table(
        ['Machine', 'State', 'Cause', 'When', 'What the person reads', 'What they can do'],
        waysOf(outcome),
      ),
      `The attempt ends in ${endOf(outcome)}.`,
    ),
  ),
];
