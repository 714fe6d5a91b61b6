import type { Token } from 'marked';
import { memo, useMemo, type ReactElement } from 'react';
import type { AssistantSource } from '../../../../contract/assistant/assistant-source';
import type { LinkOf } from '../../../domain/address/link-target';
import { blocks } from './block';
import { tokensOf } from './parse';
import './answer-text.css';

export interface AnswerTextProps {
  /** Markdown. */
  readonly text: string;
  readonly sources: readonly AssistantSource[];
  readonly linkOf: LinkOf;
  /** More follows: its end is marked. */
  readonly isWriting: boolean;
}

interface TopBlockProps extends Pick<AnswerTextProps, 'sources' | 'linkOf'> {
  readonly token: Token;
  /** The addresses that references in the answer lead to, as one text. */
  readonly references: string;
}

const isSameBlock = (one: TopBlockProps, other: TopBlockProps): boolean =>
  one.token.raw === other.token.raw &&
  one.references === other.references &&
  one.sources === other.sources &&
  one.linkOf === other.linkOf;

const TopBlock = memo(function TopBlock({ token, sources, linkOf }: TopBlockProps): ReactElement {
  return <>{blocks([token], { sources, linkOf })}</>;
}, isSameBlock);

/** An answer as elements of React; while it grows, only the blocks that change are rendered again (SEC-03, MKT-20). */
export function AnswerText({ text, sources, linkOf, isWriting }: AnswerTextProps): ReactElement {
  const tokens = useMemo(() => tokensOf(text, isWriting), [text, isWriting]);
  const references = JSON.stringify(tokens.links);
  return (
    // A browser that translates waits for the end: its elements would be in the way of what follows.
    <div
      className={isWriting ? 'answer-text answer-writing' : 'answer-text'}
      translate={isWriting ? 'no' : undefined}
    >
      {tokens.map((token, place) => (
        <TopBlock key={place} token={token} references={references} sources={sources} linkOf={linkOf} />
      ))}
    </div>
  );
}
