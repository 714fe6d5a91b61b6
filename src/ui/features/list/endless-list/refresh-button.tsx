import type { ReactElement } from 'react';
import { Button } from '../../../kit/action/button/button';
import { endlessListText as text } from './text';

export interface RefreshButtonProps {
  readonly refreshing: boolean;
  readonly onRefresh: () => Promise<void>;
}

/** Refreshing for those who do not pull. */
export const RefreshButton = ({ refreshing, onRefresh }: RefreshButtonProps): ReactElement => (
  <Button kind="plain" small busy={refreshing} onPress={() => void onRefresh()}>
    {refreshing ? text.refreshing : text.refresh}
  </Button>
);
