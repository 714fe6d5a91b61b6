import { useSelector } from '@xstate/react';
import { createElement, useEffect, useState, type ReactElement } from 'react';
import { selectChunkRecoveryStatus } from '../../application/chunk-recovery/status';
import type { RouteRow } from '../../domain/route/route';
import { useFlows } from './flows';
import { awaitedPageLater } from './page-not-here';
import { loadedScreen, screenCode, type LazyRouteName } from './screens';

export interface LazyScreenProps {
  readonly name: LazyRouteName;
  readonly row: RouteRow;
}

/**
 * A screen whose code may still have to come. Code that is here renders directly: React's own lazy boundary would
 * hold it back for some 300 ms. Code that does not come is told to the chunk recovery, and so is that nobody waits for
 * it any more (LAY-13).
 */
export function LazyScreen({ name, row }: LazyScreenProps): ReactElement {
  const { app, pageCode = screenCode } = useFlows();
  const { loadingIndicator, chunkRecovery } = app;
  const recovery = useSelector(chunkRecovery, selectChunkRecoveryStatus);
  const [outcome, setOutcome] = useState<'waiting' | 'here' | 'failed'>('waiting');
  const screen = pageCode.isHere(name) ? loadedScreen(name) : undefined;

  useEffect(() => {
    if (pageCode.isHere(name)) return;
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

  if (screen !== undefined) return createElement(screen);
  const fails = outcome === 'failed' && recovery !== 'fine' && recovery !== 'reloading';
  const reason = recovery === 'asking' ? 'chunk' : 'unreachable';
  return (
    <awaitedPageLater.Part
      row={row}
      reason={fails ? reason : null}
      busy={recovery === 'reachingAgain'}
      onRetry={() => chunkRecovery.send({ type: 'chunk.retryRequested' })}
    />
  );
}
