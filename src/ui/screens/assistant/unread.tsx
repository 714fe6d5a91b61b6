import type { ReactElement } from 'react';
import { saysNotThere, type GatewayFailure } from '../../../domain/gateway/failure';
import { Button } from '../../kit/action/button/button';
import { FailedPanel } from '../../kit/state/state-panel/failed-panel';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { assistantText as text } from './text';

export interface UnreadProps {
  readonly failure: GatewayFailure | null;
  readonly onReload: () => void;
  readonly onFresh: () => void;
}

/** In place of a conversation that did not come: it can be tried again, or, where there is none, a new one begins. */
export const Unread = ({ failure, onReload, onFresh }: UnreadProps): ReactElement =>
  failure !== null && saysNotThere(failure) ? (
    <StatePanel picture="empty" title={text.notThere} text={text.notThereText}>
      <Button kind="primary" onPress={onFresh}>
        {text.begin}
      </Button>
    </StatePanel>
  ) : (
    <FailedPanel title={text.unread} failure={failure} onReload={onReload} />
  );
