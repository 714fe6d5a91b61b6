import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { WireLeaf } from '../../../contract/codec/leaf';
import { OrNull } from '../../../contract/codec/or-null';
import { WithDefault } from '../../../contract/codec/with-default';
import { RuntimeConfig } from '../../../contract/config/runtime-config';
import { code, section, table, text, title, type Block } from '../page/blocks';
import { codecIn, fieldsOfRecord, type Codec } from './schema';
import { commentOf } from './comment-of';
import { leafFormOf } from './leaf-form';

const file = 'contract/config/runtime-config.ts';

/** One field of config.json, by its path: `captcha.host`. */
interface ConfigField {
  readonly path: string;
  readonly form: string;
  readonly fallback: string;
}

const inner = (codec: Codec): Codec =>
  codec instanceof OrNull || codec instanceof WithDefault ? inner(codecIn(codec.type)) : codec;

const fallbackOf = (codec: Codec): string => {
  const absent = codec.decode(undefined);
  if (absent._tag === 'Left') return 'must be there';
  return absent.right === null ? 'none' : code(JSON.stringify(absent.right));
};

const formOf = (codec: Codec): string =>
  codec instanceof WireLeaf
    ? leafFormOf(codec).description
    : codec.name.replace(/^ReadonlyArray<(.+)>$/, 'list of $1');

const fieldsUnder = (codec: Codec, path: readonly string[]): readonly ConfigField[] =>
  Object.entries(fieldsOfRecord(codec) ?? {}).flatMap(([name, given]) => {
    const [own, deeper] = [[...path, name], inner(given)];
    const under = fieldsUnder(deeper, own);
    const row = { path: own.join('.'), form: formOf(deeper), fallback: fallbackOf(given) };
    return under.length === 0
      ? [row]
      : [{ ...row, form: 'object', fallback: given instanceof OrNull ? 'none' : '' }, ...under];
  });

/** What the source says above each field, by the names around it. */
const commentsIn = (root: string): ReadonlyMap<string, string> => {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found = new Map<string, string>();
  const visit = (node: ts.Node, path: readonly string[]): void => {
    if (ts.isPropertyAssignment(node)) {
      const own = [...path, node.name.getText(source)];
      const said = commentOf(node);
      // The defaults of a record name its fields again, without a word.
      if (said !== '') found.set(own.join('.'), said);
      ts.forEachChild(node.initializer, (child) => visit(child, own));
    } else ts.forEachChild(node, (child) => visit(child, path));
  };
  for (const statement of source.statements)
    if (ts.isVariableStatement(statement) && statement.getText(source).includes('export const RuntimeConfig'))
      visit(statement, []);
  return found;
};

/**
 * The fields of config.json for whoever sets an installation up.
 * @throws for a field of which nothing is said
 */
export const configPage = (root: string): readonly Block[] => {
  const comments = commentsIn(root);
  const rows = fieldsUnder(codecIn(RuntimeConfig), []).map(({ path, form, fallback }) => {
    const said = comments.get(path) ?? '';
    if (said === '') throw new Error(`${file}: nothing is said of the field ${path}`);
    return [code(path), form, fallback, said];
  });
  return [
    title('config.json'),
    text(
      'The client asks its own origin for this file before it starts. A build is bound to nothing else: another gateway, socket, captcha or pay host is another file. No file, no field and `null` mean what stands under “Otherwise”; a field that does not fit stops the start with its name, since a client that talks to the wrong place is worse than none. Fields that nobody knows are passed over.',
    ),
    ...section('Fields', table(['Field', 'Form', 'Otherwise', 'What it decides'], rows)),
  ];
};
