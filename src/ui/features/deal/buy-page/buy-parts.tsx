import type { ReactElement, ReactNode } from 'react';
import type { BuyDetail } from '../../../../domain/buy/buy';
import { namesIn } from '../../../../domain/buy/buy-words';
import { industryChoices, regionChoices, roundChoices } from '../../../../domain/deal-filter/choice';
import { withNarrowSpaces } from '../../../../domain/text/with-narrow-spaces';
import { EvidenceList } from '../evidence/evidence-list';
import { KeyValues } from '../../../kit/display/key-value/key-values';
import { Panel } from '../../../kit/display/panel/panel';
import { partsText } from '../../../kit/text';
import { Buyer } from './buyer';
import { buyPageText as text } from './text';
import '../deal-page/deal-page.css';
import './buy-page.css';

export interface BuyPartsProps {
  readonly buy: BuyDetail;
  readonly now: number;
  /** What only its owner reads. */
  readonly note?: ReactNode;
}

const joined = (names: readonly string[]): string => names.join('、');

function Requirements({ buy }: Pick<BuyPartsProps, 'buy'>): ReactElement {
  const lines = buy.wanted.split('\n').filter((line) => line.trim() !== '');
  return (
    <Panel title={text.wanted}>
      {lines.length === 0 ? (
        <p className="deal-text">{text.noRequirements}</p>
      ) : (
        <ul className="highlights">
          {lines.map((line) => (
            <li key={line}>{withNarrowSpaces(line)}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Scope({ buy }: Pick<BuyPartsProps, 'buy'>): ReactElement {
  return (
    <Panel title={text.scope}>
      <KeyValues
        rows={[
          { name: text.industries, value: joined(namesIn(industryChoices, buy.industries)) },
          { name: text.regions, value: joined(namesIn(regionChoices, buy.regions)) },
          { name: text.rounds, value: joined(namesIn(roundChoices, buy.rounds)) || text.noRounds },
          { name: text.stake, value: withNarrowSpaces(buy.stake) },
        ].map(({ name, value }) => ({ name, value: value === '' ? partsText.absent : value }))}
      />
    </Panel>
  );
}

/** All that may be known of a demand, part by part: on its page, and in the preview of a publication. */
export function BuyParts({ buy, now, note }: BuyPartsProps): ReactElement {
  return (
    <>
      <Requirements buy={buy} />
      <Scope buy={buy} />
      <Buyer buy={buy} note={note} />
      <EvidenceList evidence={buy.evidence} now={now} byMonth={buy.companyName.kind === 'hidden'} />
    </>
  );
}
