import { kindsWith } from '../../../../../contract/kind/capabilities';
import { kinds } from '../../../../../contract/kind/kinds';
import type { ManagedKind } from '../../../ports/managed-kinds';
import { text } from './argument';
import { command } from './command';

const thing = (kind: ManagedKind) => text('编号', `the id that \`${kind} list\` prints`);

/** The commands about the things of a kind, alike for each. */
const commandsOf = (kind: ManagedKind) => {
  const { label } = kinds[kind];
  return [
    command({
      name: `${kind}.list`,
      words: `${kind} list`,
      help: `列出${label}，含已下架的`,
      summary: `Lists each ${kind} (${label}), withdrawn ones too.`,
      arguments: {},
      run: (desk) => desk.kinds.list(kind),
    }),
    command({
      name: `${kind}.publish`,
      words: `${kind} publish`,
      help: `重新上架已下架的${label}`,
      summary: `Publishes a withdrawn ${kind} again.`,
      arguments: { id: thing(kind) },
      run: (desk, { id }) => desk.kinds.publish(kind, id),
    }),
    command({
      name: `${kind}.withdraw`,
      words: `${kind} withdraw`,
      help: `下架${label}`,
      summary: `Withdraws one ${kind} from lists, pages, search and site map.`,
      arguments: { id: thing(kind) },
      run: (desk, { id }) => desk.kinds.withdraw(kind, id),
    }),
  ] as const;
};

export const kindCommands = kindsWith('operator').flatMap(commandsOf);
