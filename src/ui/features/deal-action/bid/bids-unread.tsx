import type { ReactElement } from 'react';
import { Button } from '../../../kit/action/button/button';
import { Panel } from '../../../kit/display/panel/panel';
import { partsText } from '../../../kit/text';
import { bidText as text } from './text';

interface BidsUnreadProps {
  readonly onReload: () => void;
}

/** In the place of the bidding on a deal that could not be loaded: without it, no bid can be placed. */
export const BidsUnread = ({ onReload }: BidsUnreadProps): ReactElement => (
  <Panel title={text.title}>
    <p role="alert">{text.failed}</p>
    <Button onPress={onReload}>{partsText.reload}</Button>
  </Panel>
);
