import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { AssistantSource } from '../../../../contract/assistant/assistant-source';
import { addressOfAny } from '../../../../contract/kind/address';
import { assistantText as text } from './text';

/** The listings of an answer, each a way to its page, a card where the answer is a search. */
export function Sources({ sources }: { readonly sources: readonly AssistantSource[] }): ReactElement | null {
  if (sources.length === 0) return null;
  const isCards = sources.some(({ facts }) => facts.length > 0);
  return (
    <div className={isCards ? 'answer-sources answer-cards' : 'answer-sources'}>
      <h3>{text.sources}</h3>
      <ul>
        {sources.map((source) => {
          const address = addressOfAny(source.kind, source);
          const said = (
            <span>
              <em>{source.number}</em>
              <span>
                <b>{source.title}</b>
                {source.facts.length === 0 ? null : <small>{source.facts.join('，')}</small>}
              </span>
            </span>
          );
          return <li key={source.number}>{address === null ? said : <Link to={address}>{said}</Link>}</li>;
        })}
      </ul>
    </div>
  );
}
