import { memo, useMemo, type ReactElement } from 'react';
import type { AssistantSource } from '../../../contract/assistant/assistant-source';
import { useFlows } from '../given/flows';
import { blocks } from './block';
import { piecesOf, tokensOf } from './pieces';
import './answer-text.css';

export interface AnswerTextProps {
  /** Markdown. */
  readonly text: string;
  readonly sources: readonly AssistantSource[];
  /** More follows: its end is marked. */
  readonly isWriting: boolean;
}

interface PieceProps extends Pick<AnswerTextProps, 'text' | 'sources'> {
  readonly isLast: boolean;
}

const Piece = memo(function Piece({ text, sources, isLast }: PieceProps): ReactElement {
  const { linkOf } = useFlows();
  const tokens = useMemo(() => tokensOf(text, isLast), [text, isLast]);
  return <>{blocks(tokens, { sources, linkOf })}</>;
});

/** An answer as elements of React; while it grows, the tail alone is parsed again (SEC-03, MKT-20). */
export function AnswerText({ text, sources, isWriting }: AnswerTextProps): ReactElement {
  const pieces = piecesOf(text);
  return (
    <div className={isWriting ? 'answer-text answer-writing' : 'answer-text'}>
      {pieces.map((piece, place) => (
        <Piece key={place} text={piece} sources={sources} isLast={isWriting && place === pieces.length - 1} />
      ))}
    </div>
  );
}
