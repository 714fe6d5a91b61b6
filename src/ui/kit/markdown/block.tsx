import type { Token, Tokens } from 'marked';
import type { ReactElement, ReactNode } from 'react';
import { inline, type InlineGiven } from './inline';
import { citationsBack } from './parse';

const isList = (token: Token): token is Tokens.List => token.type === 'list';
const isTable = (token: Token): token is Tokens.Table => token.type === 'table';
const textOf = (token: Token): string =>
  'text' in token && typeof token.text === 'string' ? token.text : token.raw;
const childrenOf = (token: Token): readonly Token[] => ('tokens' in token ? (token.tokens ?? []) : []);

const list = (token: Tokens.List, given: InlineGiven, depth: number): ReactElement => {
  const items = token.items.map((item, place) => (
    <li key={place}>{blocks(item.tokens, given, depth - 1)}</li>
  ));
  return token.ordered ? <ol start={token.start === '' ? 1 : token.start}>{items}</ol> : <ul>{items}</ul>;
};

const table = ({ header, rows }: Tokens.Table, given: InlineGiven): ReactElement => (
  <div className="answer-table">
    <table>
      <thead>
        <tr>
          {header.map((cell, place) => (
            <th key={place} scope="col">
              {inline(cell.tokens, given)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={place}>
            {row.map((cell, column) => (
              <td key={column}>{inline(cell.tokens, given)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const one = (token: Token, given: InlineGiven, depth: number): ReactNode => {
  if (depth <= 0) return <p>{citationsBack(token.raw)}</p>;
  if (isList(token)) return list(token, given, depth);
  if (isTable(token)) return table(token, given);
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      return <h3>{inline(childrenOf(token), given)}</h3>;
    case 'paragraph':
      return <p>{inline(childrenOf(token), given)}</p>;
    case 'blockquote':
      return <blockquote>{blocks(childrenOf(token), given, depth - 1)}</blockquote>;
    case 'code':
      return (
        <pre>
          <code>{citationsBack(textOf(token))}</code>
        </pre>
      );
    case 'hr':
      return <hr />;
    case 'html':
      // Never an element: the text is shown as written (SEC-03).
      return <p>{citationsBack(token.raw)}</p>;
    default: {
      const children = childrenOf(token);
      return <p>{children.length > 0 ? inline(children, given) : citationsBack(textOf(token))}</p>;
    }
  }
};

/** Blocks of Markdown as elements, none of which is made of HTML. @param depth how deep they may be nested */
export const blocks = (tokens: readonly Token[], given: InlineGiven, depth = 8): ReactNode =>
  tokens.map((token, place) => <Block key={place}>{one(token, given, depth)}</Block>);

const Block = ({ children }: { readonly children: ReactNode }): ReactElement => <>{children}</>;
