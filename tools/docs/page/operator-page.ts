import { commandAreas } from '../../../gateway/src/operator/usage';
import { code, heading, table, text, title, type Block } from './blocks';

type Area = (typeof commandAreas)[number];

const rows = ({ commands }: Area): readonly (readonly string[])[] =>
  commands.map((command) => [
    code(command.usage),
    command.summary,
    command.arguments.map(({ shown, meaning }) => `${code(shown)}: ${meaning}`).join('; '),
  ]);

/** Every operator command, from the table that reads and runs them. */
export const operatorPage = (): readonly Block[] => [
  title('Operator commands'),
  text(
    'An operator gives a command as `npm run gateway -- <command>`. The command goes over a unix socket in the data folder, which only the user who started the gateway may open. `--data <folder>` names a data folder other than `.data`; the environment variable `HUPO_DATA` does the same. A gateway with `--memory` has this socket only when it was started with `--data <folder>`. `--help` prints the commands in Chinese. The exit code is 1 when the command failed. The security log records each command of the running gateway without its text.',
  ),
  text('`npm run docs` writes this page from `gateway/src/operator/usage.ts`.'),
  ...commandAreas.flatMap((area) => [
    heading(area.title),
    table(['Command', 'What it does', 'Arguments'], rows(area)),
  ]),
];
