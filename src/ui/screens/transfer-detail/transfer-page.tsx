import type { ReactElement, ReactNode } from 'react';
import { withNarrowSpaces } from '../../../domain/text/with-narrow-spaces';
import { ButtonLink } from '../../kit/action/button/button-link';
import { NoticeBar } from '../../kit/state/notice-bar/notice-bar';
import { DealActions } from '../../features/deal/deal-page/deal-actions';
import { Points } from '../../features/deal/deal-page/points';
import { Panel } from '../../kit/display/panel/panel';
import { TransferList } from '../../features/deal/transfer-list/transfer-list';
import { TransferFacts, TransferFigures } from './facts';
import { TransferHead, type TransferHeadProps } from './head';
import { PrintFootLater } from '../../features/list/print-foot/print-foot-later';
import { transferDetailText as text } from './text';

export interface TransferPlaces {
  /** What one does next while the transfer is open. */
  readonly ask: ReactNode;
  /** Small actions next to it. */
  readonly tools: ReactNode;
  /** Rare actions. */
  readonly last: ReactNode;
}

/** All that is known of a share transfer, and what can be done with it. */
export function TransferPage(props: TransferHeadProps & { readonly places: TransferPlaces }): ReactElement {
  const { transfer, now, places } = props;
  const isOpen = transfer.standing === 'open';
  return (
    <>
      {isOpen ? null : <NoticeBar>{text.standings[transfer.standing]}</NoticeBar>}
      <div className="deal-page">
        <TransferHead {...props} />
        <aside className="deal-side" aria-label={text.side}>
          <div className="deal-next">
            <TransferFacts transfer={transfer} now={now} />
            <DealActions
              tools={places.tools}
              main={
                isOpen ? (
                  places.ask
                ) : (
                  <ButtonLink kind="primary" to="/gf">
                    {text.toList}
                  </ButtonLink>
                )
              }
            />
          </div>
          <div className="deal-last">{places.last}</div>
        </aside>
        <div className="deal-rest">
          {transfer.summary === '' ? null : (
            <Panel title={text.summary}>
              <p className="deal-text">{withNarrowSpaces(transfer.summary)}</p>
            </Panel>
          )}
          <Points title={text.highlights} points={transfer.highlights} />
          <TransferFigures transfer={transfer} />
          <Points title={text.terms} points={transfer.terms} />
          <p className="deal-risk">{text.risk}</p>
        </div>
      </div>
      <PrintFootLater what={transfer.code} />
      {transfer.related.length === 0 ? null : (
        <Panel title={text.related} className="transfer-related">
          <TransferList
            label={text.related}
            transfers={transfer.related}
            total={transfer.related.length}
            now={now}
          />
        </Panel>
      )}
      {isOpen ? (
        <p className="transfer-way">
          <ButtonLink to="/gf">{text.toList}</ButtonLink>
        </p>
      ) : null}
    </>
  );
}
