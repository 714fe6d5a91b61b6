import { kinds } from '../../../../../contract/kind/kinds';
import type { ManagedKind } from '../../../ports/managed-kinds';
import { text } from './argument';
import { command } from './command';

const thing = (kind: ManagedKind) => text('编号', `the id that \`${kind} list\` prints`);

/** The commands about the things of a kind, alike for each. */
const commandsOf = <K extends ManagedKind>(kind: K, noun: string) =>
  [
    command({
      name: `${kind}.list`,
      words: `${kind} list`,
      help: `列出${kinds[kind].label}，含已下架的`,
      summary: `Lists the ${noun}s, withdrawn ones too.`,
      arguments: {},
      run: (desk) => desk.kinds.list(kind),
    }),
    command({
      name: `${kind}.publish`,
      words: `${kind} publish`,
      help: `重新上架一家${kinds[kind].label}`,
      summary: `Publishes a withdrawn ${noun} again.`,
      arguments: { id: thing(kind) },
      run: (desk, { id }) => desk.kinds.publish(kind, id),
    }),
    command({
      name: `${kind}.withdraw`,
      words: `${kind} withdraw`,
      help: `下架一家${kinds[kind].label}`,
      summary: `Withdraws an ${noun} from lists, search and site map.`,
      arguments: { id: thing(kind) },
      run: (desk, { id }) => desk.kinds.withdraw(kind, id),
    }),
  ] as const;

export const kindCommands = [
  ...commandsOf('investor', 'investor'),
  ...commandsOf('organization', 'organization'),
];
