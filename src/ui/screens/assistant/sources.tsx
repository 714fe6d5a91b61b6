import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { AssistantSource } from '../../../../contract/assistant/assistant-source';
import { addressOfAny } from '../../../../contract/kind/address';
import { assistantText as text } from './text';

/** The listings that an answer cites, each a way to its page; the numbers are those in the answer. */
export function Sources({ sources }: { readonly sources: readonly AssistantSource[] }): ReactElement | null {
  if (sources.length === 0) return null;
  return (
    <div className="answer-sources">
      <h3>{text.sources}</h3>
      <ul>
        {sources.map((source) => {
          const address = addressOfAny(source.kind, source);
          const said = (
            <span>
              <em>{source.number}</em>
              <span>{source.title}</span>
            </span>
          );
          return <li key={source.number}>{address === null ? said : <Link to={address}>{said}</Link>}</li>;
        })}
      </ul>
    </div>
  );
}
