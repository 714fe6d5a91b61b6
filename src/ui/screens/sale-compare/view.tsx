import type { ReactElement, ReactNode } from 'react';
import type { ResourceStatus } from '../../../application/kit/resource/status';
import type { AskedComparison } from '../../../domain/sale/compare-set';
import type { ComparedGroup } from '../../../domain/sale/comparison';
import type { SaleDetail } from '../../../domain/sale/sale-detail';
import { PageBar } from '../../kit/page/page-bar';
import { ButtonLink } from '../../kit/action/button/button-link';
import { PageBones } from '../../kit/state/skeleton/page-bones';
import { FailedPanel } from '../../kit/state/state-panel/failed-panel';
import { PrintFootLater } from '../../features/list/print-foot/print-foot-later';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { ComparisonTable } from './table';
import { saleCompareText as text } from './text';
import './style.css';

export interface SaleCompareViewProps {
  readonly status: ResourceStatus<readonly SaleDetail[]>;
  readonly asked: AskedComparison;
  /** The loaded deals that are still open, and their comparison. */
  readonly deals: readonly SaleDetail[];
  readonly groups: readonly ComparedGroup[];
  /** What can be done with the whole. */
  readonly acts: ReactNode;
  readonly forVisitor: boolean;
  readonly onRemove: (id: string) => void;
  readonly onReload: () => void;
}

function Compared({
  found,
  ...props
}: Omit<SaleCompareViewProps, 'status'> & { found: readonly SaleDetail[] }) {
  const { asked, deals, groups } = props;
  const unknown = asked.ids.length - found.length;
  const over = found.length - deals.length;
  const dropped = unknown + over + asked.beyond.length + asked.repeated + asked.malformed.length;
  const different = groups.flatMap(({ rows }) => rows.filter(({ same }) => same === false)).length;
  return (
    <>
      {dropped === 0 ? null : (
        <p className="compare-dropped" role="status">
          {text.dropped(unknown, over, asked)}
        </p>
      )}
      {deals.length === 0 ? (
        <TooFew />
      ) : (
        <div className="comparison">
          <div className="compare-head">
            <span className="muted">{deals.length === 1 ? text.alone : text.count(deals.length)}</span>
            {deals.length === 1 ? null : (
              <label className="compare-only">
                <input type="checkbox" role="switch" />
                {text.onlyDifferent(different)}
              </label>
            )}
            {deals.length < 4 ? (
              <ButtonLink small to="/sale">
                {text.add}
              </ButtonLink>
            ) : null}
          </div>
          <ComparisonTable {...props} />
          <PrintFootLater what={deals.map(({ code }) => code).join('、')} />
          <p className="compare-legend muted">
            <span className="compare-sign" aria-hidden="true" />
            {text.legend.different}
            {text.legend.rest}
          </p>
        </div>
      )}
    </>
  );
}

const TooFew = (): ReactElement => (
  <StatePanel picture="empty" title={text.tooFew} text={text.tooFewText}>
    <ButtonLink kind="primary" to="/sale">
      {text.toList}
    </ButtonLink>
  </StatePanel>
);

function Body({ status, ...props }: SaleCompareViewProps): ReactElement {
  if (status.phase === 'ready' && status.value !== null) return <Compared found={status.value} {...props} />;
  if (status.phase === 'loading') return <PageBones shape="bars" />;
  if (status.phase === 'failed')
    return <FailedPanel title={text.failed} failure={status.failure} onReload={props.onReload} />;
  return <TooFew />;
}

/** Up to four deals next to each other, by the address; a single one asks for another (MKT-11). */
export function SaleCompareView(props: SaleCompareViewProps): ReactElement {
  return (
    <>
      <PageBar title={text.title} aside={props.acts} />
      <Body {...props} />
    </>
  );
}
