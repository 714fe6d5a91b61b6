import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { FavouriteCounts } from '../../../../contract/favourite/favourite';
import { kindsWith } from '../../../../contract/kind/capabilities';
import { kinds } from '../../../../contract/kind/kinds';
import type { ResourceStatus } from '../../../application/kit/resource/status';
import { favouritesPlace } from '../../../domain/favourite/kept-deals';
import { PageBar } from '../../kit/page/page-bar';
import { Icon } from '../../kit/display/icon/icon';
import { kindIcons } from '../../kit/display/icon/kind-icons';
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

const shownKinds = kindsWith('favourite');

function Kinds({ counts }: { readonly counts: FavouriteCounts }): ReactElement {
  return (
    <>
      <ul className="kept-kinds" aria-label={text.list}>
        {shownKinds.map((kind) => (
          <li key={kind}>
            <Link className="kept-kind" to={favouritesPlace(kind)}>
              <RowIcon name={kindIcons[kind]} />
              <span>{kinds[kind].label}</span>
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
