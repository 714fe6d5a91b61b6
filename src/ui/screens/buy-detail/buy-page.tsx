import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CopyingMachine } from '../../../application/kit/copying/machine';
import type { BuyDetail } from '../../../domain/buy/buy';
import { matchingSales } from '../../../domain/buy/matching-sales';
import { publicationsPath } from '../../../domain/publication/demand-address';
import { ButtonLink } from '../../kit/action/button/button-link';
import { BuyParts } from '../../features/deal/buy-page/buy-parts';
import { Head } from '../../features/deal/buy-page/head';
import { Panel } from '../../kit/display/panel/panel';
import { Meta } from './meta';
import { OwnNote } from './own-note';
import { PrintFootLater } from '../../features/list/print-foot/print-foot-later';
import { buyDetailText as text } from './text';

export interface BuyPageProps {
  readonly buy: BuyDetail;
  readonly copying: CopyingMachine;
  readonly now: number;
  readonly toBeVerified: boolean;
  readonly forVisitor: boolean;
  readonly tools: ReactNode;
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
          {buy.own ? (
            <p className="buy-action">
              <ButtonLink block to={publicationsPath}>
                {text.manage}
              </ButtonLink>
            </p>
          ) : null}
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
      <Head buy={buy} now={now} meta={<Meta buy={buy} copying={copying} now={now} />} />
      <Next {...props} />
      <div className="deal-rest">
        <BuyParts buy={buy} now={now} note={<OwnNote buy={buy} />} />
        <p className="deal-risk">{text.risk}</p>
      </div>
      <PrintFootLater what={buy.code} />
    </div>
  );
}
