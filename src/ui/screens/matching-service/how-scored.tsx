import type { ReactElement } from 'react';
import { matchFactors, matchWeights } from '../../../../contract/matching/match-weights';
import { Panel } from '../../kit/display/panel/panel';
import { matchingText as text } from './text';

/** How the score is computed: the weights, and the rule of each factor (SCR-13). */
export const HowScored = (): ReactElement => (
  <Panel title={text.how} className="matching-how" anchor="how">
    <ul className="matching-weights" aria-label={text.weights}>
      {matchFactors.map((factor) => (
        <li key={factor}>
          {matchWeights[factor].name}
          <b>{matchWeights[factor].full}</b>
        </li>
      ))}
    </ul>
    <dl className="matching-rules">
      {text.rules.map(({ name, text: rule }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{rule}</dd>
        </div>
      ))}
    </dl>
  </Panel>
);
