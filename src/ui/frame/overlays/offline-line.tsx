import type { ReactElement } from 'react';
import { readerClock } from '../../../domain/time/date-fields';
import { momentText } from '../../../domain/time/moment-text';
import { Button } from '../../kit/action/button/button';
import { useFlows } from '../context/flows';
import { useOffline } from '../context/use-offline';
import { offlineText } from './text';
import './offline-line.css';

/**
 * A line at the foot of the window, which makes room for it: since when the content is that came from the device, or that
 * a new release is here.
 */
export function OfflineLine(): ReactElement | null {
  const { offline, now } = useFlows();
  const { content, release } = useOffline();
  const { keptAt, canRefresh } = content;
  if (keptAt !== null) {
    const moment = momentText(keptAt, now(), readerClock);
    return (
      <div className="offline-line" role="status">
        <span>{canRefresh ? offlineText.outdated(moment) : offlineText.kept(moment)}</span>
        {canRefresh ? (
          <Button kind="plain" onPress={() => offline?.refresh()}>
            {offlineText.refresh}
          </Button>
        ) : null}
      </div>
    );
  }
  if (release.kind === 'none') return null;
  const held = release.kind === 'offered' ? release.work : null;
  return (
    <div className="offline-line" role="status">
      {held === null ? null : <span>{offlineText.held[held]}</span>}
      <Button kind="plain" busy={release.kind === 'applying'} onPress={() => offline?.update()}>
        {release.kind === 'applying' ? offlineText.applying : offlineText.update(held !== null)}
      </Button>
    </div>
  );
}
