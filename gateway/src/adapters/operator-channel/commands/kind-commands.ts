import { kindsWith } from '../../../../../contract/kind/capabilities';
import { kinds } from '../../../../../contract/kind/kinds';
import type { ManagedKind } from '../../../ports/managed-kinds';
import { file, text } from './argument';
import { command } from './command';

const thing = (kind: ManagedKind) => text('编号', `the id that \`${kind} list\` prints`);

/** A field of a record in CSV is a column; `a.b` is the field b of a, `a[]` a list of texts with | between. */
const records = file(
  '文件',
  'a .csv or .json file in UTF-8 of at most 32 MB. In CSV the first line names the fields, `a.b` for the field b of a record a, `a[]` for a list of texts with | between them; other lists and records are cells in JSON',
);

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
    command({
      name: `${kind}.check`,
      words: `${kind} check`,
      help: `检查一个文件里的${label}能否导入，不导入`,
      summary: `Reads a file as \`${kind} import\` does, and stores nothing.`,
      arguments: { path: records },
      run: (desk, { path }) => desk.imports.check(kind, path),
    }),
    command({
      name: `${kind}.import`,
      words: `${kind} import`,
      help: `导入一个文件里的${label}，有一处错误就都不导入`,
      summary: `Stores every ${kind} of a file, or none where one has a fault. Each fault is shown with its line.`,
      arguments: { path: records },
      run: (desk, { path }) => desk.imports.add(kind, path),
    }),
    command({
      name: `${kind}.template`,
      words: `${kind} template`,
      help: `写一个导入文件的样例，含一条${label}`,
      summary: `Writes a file with one ${kind} as a sample for \`${kind} import\`.`,
      arguments: { path: records },
      run: (desk, { path }) => desk.imports.template(kind, path),
    }),
  ] as const;
};

export const kindCommands = kindsWith('operator').flatMap(commandsOf);
