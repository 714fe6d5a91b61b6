import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { commentOf } from './comment-of';
import type { Family } from './documented-families';

/** What the source says of fields, by their name. */
export type FieldTexts = Readonly<Record<string, string>>;

/** What the source says of a record of the contract. */
export interface RecordText {
  readonly about: string;
  readonly fields: FieldTexts;
}

interface Source {
  readonly file: ts.SourceFile;
  /** The values that the file names, each by its initializer. */
  readonly values: ReadonlyMap<string, ts.Expression>;
}

const sourceOf = (path: string): Source => {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const values = new Map<string, ts.Expression>();
  for (const statement of file.statements)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer !== undefined) values.set(name.getText(file), initializer);
  return { file, values };
};

/** Reads the comments above fields of the contract's codecs: what each field means is said there. */
export class ContractComments {
  private readonly sources: readonly Source[];

  constructor(private readonly root: string) {
    const folder = join(root, 'contract');
    this.sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .map((name) => sourceOf(join(folder, name)));
  }

  /** What is said of each record, by the name of its codec. */
  readonly records = (): ReadonlyMap<string, RecordText> => {
    const found = new Map<string, RecordText>();
    for (const source of this.sources) {
      const visit = (node: ts.Node, about: string): void => {
        const said = ts.isVariableStatement(node) ? commentOf(node) : about;
        if (ts.isCallExpression(node) && node.expression.getText(source.file) === 'record') {
          const [fields, name] = node.arguments;
          if (fields !== undefined && name !== undefined && ts.isStringLiteral(name))
            found.set(name.text.replace(/^Wire/, ''), { about: said, fields: this.fieldsOf(fields, source) });
        }
        ts.forEachChild(node, (child) => visit(child, said));
      };
      visit(source.file, '');
    }
    return found;
  };

  /** The comments above the parameters of a call; those of a kind's calls are above the fields of its filter. */
  readonly parameters = ({ file, name }: Family, call: string): FieldTexts => {
    const path = join(this.root, file);
    const source = this.sources.find(({ file: { fileName } }) => fileName === path);
    const family = source?.values.get(name);
    if (source === undefined || family === undefined) return {};
    const members: readonly ts.ObjectLiteralElementLike[] = ts.isObjectLiteralExpression(family)
      ? family.properties
      : [];
    const made = members.find((each) => each.name?.getText(source.file) === call);
    if (made === undefined) {
      const spread = members.flatMap((each) => (ts.isSpreadAssignment(each) ? [each.expression] : []));
      const makers = [family, ...spread];
      return makers.reduce<FieldTexts>((known, maker) => ({ ...known, ...this.filterOf(maker, source) }), {});
    }
    const value = ts.isPropertyAssignment(made) ? made.initializer : undefined;
    const [given] = value !== undefined && ts.isCallExpression(value) ? value.arguments : [];
    const asked = given === undefined ? undefined : this.property(given, 'parameters', source);
    const [fields] = asked !== undefined && ts.isCallExpression(asked) ? asked.arguments : [];
    return fields === undefined ? {} : this.fieldsOf(fields, source);
  };

  /** The comments above the filter of the kind whose calls an expression makes. */
  private filterOf(maker: ts.Expression, source: Source): FieldTexts {
    const [kind] = ts.isCallExpression(maker) ? maker.arguments : [];
    const filter = kind === undefined ? undefined : this.property(kind, 'filter', source);
    return filter === undefined ? {} : this.fieldsOf(filter, source);
  }

  /** The value that a name stands for: in its own file, else where it is exported. */
  private valueOf(node: ts.Expression, { file, values }: Source): readonly [ts.Expression, Source] | null {
    if (ts.isObjectLiteralExpression(node)) return [node, { file, values }];
    if (ts.isAsExpression(node)) return this.valueOf(node.expression, { file, values });
    if (!ts.isIdentifier(node)) return null;
    const own = values.get(node.text);
    if (own !== undefined) return this.valueOf(own, { file, values });
    const other = this.sources.find((source) => source.values.has(node.text));
    const value = other?.values.get(node.text);
    return other === undefined || value === undefined ? null : this.valueOf(value, other);
  }

  private property(node: ts.Expression, name: string, from: Source): ts.Expression | undefined {
    const [object, source] = this.valueOf(node, from) ?? [];
    if (object === undefined || source === undefined || !ts.isObjectLiteralExpression(object))
      return undefined;
    for (const each of [...object.properties].reverse()) {
      if (ts.isPropertyAssignment(each) && each.name.getText(source.file) === name) return each.initializer;
      const spread = ts.isSpreadAssignment(each) ? this.property(each.expression, name, source) : undefined;
      if (spread !== undefined) return spread;
    }
    return undefined;
  }

  private fieldsOf(node: ts.Expression, from: Source): FieldTexts {
    const [object, source] = this.valueOf(node, from) ?? [];
    if (object === undefined || source === undefined || !ts.isObjectLiteralExpression(object)) return {};
    return object.properties.reduce<FieldTexts>((known, each) => {
      if (ts.isSpreadAssignment(each)) return { ...known, ...this.fieldsOf(each.expression, source) };
      const said = commentOf(each);
      return said === '' ? known : { ...known, [each.name.getText(source.file)]: said };
    }, {});
  }
}
