import type { ReactElement } from 'react';
import { Link, type To } from 'react-router-dom';
import type { FavouriteCounts, FavouriteKind } from '../../../../contract/favourite/favourite';
import type { ResourceStatus } from '../../../application/kit/resource/status';
import { keptDealsPlace } from '../../../domain/favourite/kept-deals';
import { PageBar } from '../../kit/page/page-bar';
import { Icon } from '../../kit/display/icon/icon';
import type { RowIconName } from '../../kit/display/icon/row-glyphs';
import { RowIcon } from '../../kit/display/icon/row-icon';
import { EarlierNotice } from '../../kit/state/notice-bar/earlier-notice';
import { PageBones } from '../../kit/state/skeleton/page-bones';
import { FailedPanel } from '../../kit/state/state-panel/failed-panel';
import { favouritesText as text } from './text';
import './style.css';

export interface FavouritesViewProps {
  readonly status: ResourceStatus<FavouriteCounts>;
  readonly searches: ReactElement;
  readonly now: number;
  readonly onReload: () => void;
}

interface KindRow {
  readonly kind: FavouriteKind;
  readonly to: To;
  readonly icon: RowIconName;
}

/** The kinds whose list exists: of the others nothing can be kept. */
const rows: readonly KindRow[] = [
  { kind: 'sale', to: keptDealsPlace('sale', null), icon: 'briefcase' },
  { kind: 'transfer', to: keptDealsPlace('transfer', null), icon: 'portion' },
  { kind: 'buy', to: '/favorite/buys', icon: 'document' },
];

function Kinds({ counts }: { readonly counts: FavouriteCounts }): ReactElement {
  return (
    <>
      <ul className="kept-kinds" aria-label={text.list}>
        {rows.map(({ kind, to, icon }) => (
          <li key={kind}>
            <Link className="kept-kind" to={to}>
              <RowIcon name={icon} />
              <span>{text.kinds[kind]}</span>
              <b>{text.many(counts[kind])}</b>
              <Icon name="forward" size={16} />
            </Link>
          </li>
        ))}
      </ul>
      <p className="kept-about">{text.about}</p>
    </>
  );
}

export function FavouritesView({ status, searches, now, onReload }: FavouritesViewProps): ReactElement {
  const { phase, value, failure } = status;
  return (
    <div className="kept">
      <PageBar title={text.title} />
      <EarlierNotice status={status} now={now} />
      {value !== null ? (
        <Kinds counts={value} />
      ) : phase === 'loading' ? (
        <PageBones shape="settings" />
      ) : (
        <FailedPanel title={text.failed} failure={failure} onReload={onReload} />
      )}
      {searches}
    </div>
  );
}
