import { useSelector } from '@xstate/react';
import { createElement, useEffect, useState, type ReactElement } from 'react';
import { selectChunkRecoveryStatus } from '../../application/chunk-recovery/status';
import { ErrorScreen } from '../screens/error/error-screen';
import { errorText } from '../screens/error/text';
import { Button } from '../parts/button/button';
import { partsText } from '../parts/text';
import { useFlows } from './flows';
import { loadedScreen, screenCode, type LazyRouteName } from './screens';

export interface LazyScreenProps {
  readonly name: LazyRouteName;
}

/**
 * A screen whose code may still have to come. Code that is here renders directly: React's own lazy boundary would
 * hold it back for some 300 ms. Code that does not come is told to the chunk recovery (LAY-13).
 */
export function LazyScreen({ name }: LazyScreenProps): ReactElement | null {
  const { app, pageCode = screenCode } = useFlows();
  const { loadingIndicator, chunkRecovery } = app;
  const recovery = useSelector(chunkRecovery, selectChunkRecoveryStatus);
  const [outcome, setOutcome] = useState<'waiting' | 'here' | 'failed'>('waiting');
  const screen = pageCode.isHere(name) ? loadedScreen(name) : undefined;

  useEffect(() => {
    if (pageCode.isHere(name)) return;
    let stays = true;
    const settle = (result: 'here' | 'failed'): void => {
      loadingIndicator.send({ type: 'loading.ended' });
      if (!stays) return;
      setOutcome(result);
      if (result === 'failed') chunkRecovery.send({ type: 'chunk.failed' });
    };
    loadingIndicator.send({ type: 'loading.started' });
    pageCode.load(name).then(
      () => settle('here'),
      () => settle('failed'),
    );
    return () => {
      stays = false;
    };
  }, [name, pageCode, loadingIndicator, chunkRecovery]);

  if (screen !== undefined) return createElement(screen);
  if (outcome !== 'failed' || recovery === 'fine' || recovery === 'reloading') return null;
  return (
    <ErrorScreen status={500} message={recovery === 'unreachable' ? errorText.unreachable : errorText.chunk}>
      <Button
        busy={recovery === 'reachingAgain'}
        onPress={() => chunkRecovery.send({ type: 'chunk.retryRequested' })}
      >
        {partsText.retry}
      </Button>
    </ErrorScreen>
  );
}
