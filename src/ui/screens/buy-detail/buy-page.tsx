import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CopyingMachine } from '../../../application/copying/machine';
import type { BuyDetail } from '../../../domain/buy/buy';
import { namesIn } from '../../../domain/buy/buy-words';
import { matchingSales } from '../../../domain/buy/matching-sales';
import { industryChoices, regionChoices, roundChoices } from '../../../domain/deal-filter/choice';
import { unparted } from '../../../domain/text/unparted';
import { ButtonLink } from '../../parts/button/button-link';
import { KeyValues } from '../../parts/key-value/key-values';
import { Panel } from '../../parts/panel/panel';
import { Buyer } from './buyer';
import { Head } from './head';
import { buyDetailText as text } from './text';

export interface BuyPageProps {
  readonly buy: BuyDetail;
  readonly copying: CopyingMachine;
  readonly now: number;
  readonly toBeVerified: boolean;
  readonly forVisitor: boolean;
  readonly tools: ReactNode;
}

const joined = (names: readonly string[]): string => names.join('、');

function Requirements({ buy }: Pick<BuyPageProps, 'buy'>): ReactElement {
  const lines = buy.wanted.split('\n').filter((line) => line.trim() !== '');
  return (
    <Panel title={text.wanted}>
      {lines.length === 0 ? (
        <p className="deal-text">{text.noRequirements}</p>
      ) : (
        <ul className="highlights">
          {lines.map((line) => (
            <li key={line}>{unparted(line)}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Scope({ buy }: Pick<BuyPageProps, 'buy'>): ReactElement {
  return (
    <Panel title={text.scope}>
      <KeyValues
        rows={[
          { name: text.industries, value: joined(namesIn(industryChoices, buy.industries)) },
          { name: text.regions, value: joined(namesIn(regionChoices, buy.regions)) },
          { name: text.rounds, value: joined(namesIn(roundChoices, buy.rounds)) || text.noRounds },
          { name: text.stake, value: unparted(buy.stake) },
        ]}
      />
    </Panel>
  );
}

function Next({ buy, toBeVerified, forVisitor, tools }: BuyPageProps): ReactElement {
  return (
    <aside className="deal-side" aria-label={text.side}>
      <div className="deal-next">
        <Panel title={text.next}>
          <p className="deal-text buy-next-text">{text.nextText}</p>
          <p className="buy-action">
            <ButtonLink kind="primary" block to={matchingSales(buy)}>
              {text.matching}
            </ButtonLink>
          </p>
          {forVisitor || buy.own ? null : (
            <p className="buy-note">
              {toBeVerified ? (
                <>
                  {text.toBeVerified}
                  <Link className="to-verify" to="/user/auditLogin">
                    {text.verify}
                  </Link>
                </>
              ) : (
                text.contactText
              )}
            </p>
          )}
          {tools}
        </Panel>
      </div>
    </aside>
  );
}

/** All that may be known of a demand, and what can be done with it. */
export function BuyPage(props: BuyPageProps): ReactElement {
  const { buy, copying, now } = props;
  return (
    <div className="deal-page">
      <Head buy={buy} copying={copying} now={now} />
      <Next {...props} />
      <div className="deal-rest">
        <Requirements buy={buy} />
        <Scope buy={buy} />
        <Buyer buy={buy} />
        <p className="deal-risk">{text.risk}</p>
      </div>
    </div>
  );
}
