import { useSelector } from '@xstate/react';
import { useEffect, useState, type ReactElement } from 'react';
import {
  selectChunkRecoveryStatus,
  selectChunkRecoveryWork,
} from '../../../application/shell/chunk-recovery/status';
import type { PageName } from '../../../domain/route/page-at';
import type { RouteRow } from '../../../domain/route/route-table';
import { useFlows } from '../context/flows';
import { loadingPageLater } from '../loading-page/page-not-here';
import { usePageCode } from '../page-frame/page-code';
import { useWhere } from './use-where';

export interface LazyPageProps {
  readonly name: PageName;
  readonly row: RouteRow;
}

/**
 * A page whose code may still have to load. Loaded code renders directly: React's own lazy boundary would hold it back
 * for some 300 ms. Code that does not load is reported to the chunk recovery, and so is the end of the wait for it
 * (LAY-13).
 */
export function LazyPage({ name, row }: LazyPageProps): ReactElement {
  const { app } = useFlows();
  const pageCode = usePageCode();
  const { loadingIndicator, chunkRecovery } = app;
  const recovery = useSelector(chunkRecovery, selectChunkRecoveryStatus);
  const work = useSelector(chunkRecovery, selectChunkRecoveryWork);
  const [outcome, setOutcome] = useState<'waiting' | 'here' | 'failed'>('waiting');
  const frame = pageCode.frameOf(name);
  const where = useWhere();

  useEffect(() => {
    if (pageCode.frameOf(name) !== undefined) return;
    let stays = true;
    let missing = false;
    const settle = (result: 'here' | 'failed'): void => {
      loadingIndicator.send({ type: 'loading.ended' });
      if (!stays) return;
      setOutcome(result);
      missing = result === 'failed';
      if (missing) chunkRecovery.send({ type: 'chunk.failed' });
    };
    loadingIndicator.send({ type: 'loading.started' });
    pageCode.load(name).then(
      () => settle('here'),
      () => settle('failed'),
    );
    return () => {
      stays = false;
      if (missing) chunkRecovery.send({ type: 'chunk.left' });
    };
  }, [name, pageCode, loadingIndicator, chunkRecovery]);

  if (frame !== undefined) return <frame.Content where={where} />;
  const fails = outcome === 'failed' && recovery !== 'fine' && recovery !== 'reloading';
  const reason = work ?? (recovery === 'asking' ? 'chunk' : 'unreachable');
  return (
    <loadingPageLater.Part
      row={row}
      reason={fails ? reason : null}
      busy={recovery === 'reachingAgain'}
      onRetry={() => chunkRecovery.send({ type: 'chunk.retryRequested' })}
    />
  );
}
