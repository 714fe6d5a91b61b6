import type { Token } from 'marked';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AssistantSource } from '../../../../contract/assistant/assistant-source';
import { addressOfAny } from '../../../../contract/kind/address';
import type { LinkOf } from '../../../domain/address/link-target';
import { withoutEntities } from './entities';
import { citationsBack, citedParts } from './parse';
import { markdownText } from './text';

/** What inline Markdown is shown with. */
export interface InlineGiven {
  readonly sources: readonly AssistantSource[];
  readonly linkOf: LinkOf;
}

function Cited({
  number,
  sources,
}: { readonly number: number } & Pick<InlineGiven, 'sources'>): ReactElement {
  const source = sources.find((one) => one.number === number);
  const address = source === undefined ? null : addressOfAny(source.kind, source);
  if (source === undefined || address === null) return <>{`[${number}]`}</>;
  return (
    <Link className="cite" to={address} aria-label={markdownText.source(number, source.title)}>
      {number}
    </Link>
  );
}

const words = (text: string, { sources }: InlineGiven): ReactNode =>
  citedParts(withoutEntities(text)).map((part, place) =>
    typeof part === 'number' ? <Cited key={place} number={part} sources={sources} /> : part,
  );

/** A link inside is followed through the one parser of addresses; any other stays the text that it is (MKT-20). */
const link = (token: Token, children: ReactNode, { linkOf }: InlineGiven): ReactNode => {
  const href = 'href' in token && typeof token.href === 'string' ? token.href : null;
  const target = linkOf(href);
  return target?.kind === 'inside' ? <Link to={target.to}>{children}</Link> : children;
};

const textOf = (token: Token): string =>
  'text' in token && typeof token.text === 'string' ? token.text : token.raw;

const childrenOf = (token: Token): readonly Token[] => ('tokens' in token ? (token.tokens ?? []) : []);

const one = (token: Token, given: InlineGiven, depth: number): ReactNode => {
  const children = (): ReactNode =>
    depth > 0 && childrenOf(token).length > 0
      ? inline(childrenOf(token), given, depth - 1)
      : words(textOf(token), given);
  switch (token.type) {
    case 'strong':
      return <strong>{children()}</strong>;
    case 'em':
      return <em>{children()}</em>;
    case 'del':
      return <s>{children()}</s>;
    case 'codespan':
      return <code>{citationsBack(textOf(token))}</code>;
    case 'br':
      return <br />;
    case 'link':
      return link(token, children(), given);
    case 'image':
      // Images are not loaded: their text is shown.
      return textOf(token);
    case 'escape':
      return textOf(token);
    case 'html':
      return token.raw;
    default:
      return children();
  }
};

/** Inline Markdown as elements. @param depth how deep it may be nested; what lies deeper is text */
export const inline = (tokens: readonly Token[], given: InlineGiven, depth = 8): ReactNode =>
  tokens.map((token, place) => <Fragmented key={place}>{one(token, given, depth)}</Fragmented>);

const Fragmented = ({ children }: { readonly children: ReactNode }): ReactElement => <>{children}</>;
