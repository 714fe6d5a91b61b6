import { fullTitle } from '../machine-record';
import { requirementsOf, type MachineFacts } from './machine-page';
import { table, text, title, type Block } from './blocks';

/** The list of all machines. */
export const indexPage = (all: readonly MachineFacts[]): readonly Block[] => [
  title('Statecharts'),
  text(
    'Every machine of the application, drawn and written from its code by `npm run docs`; `npm run docs -- --check` ' +
      'fails when code and documents differ. [Charts to zoom in](index.html), opened in a browser, shows them one by one.',
  ),
  table(
    ['Machine', 'What it is for', 'States', 'Transitions', 'Invariants', 'Requirements'],
    all.map(({ record, states }) => [
      `[${fullTitle(record)}](${record.name}.md)`,
      states[0]?.description ?? '',
      String(states.length - 1),
      String(states.flatMap(({ transitions }) => transitions).length),
      String(record.invariants.length),
      requirementsOf(states).join(', '),
    ]),
  ),
];
