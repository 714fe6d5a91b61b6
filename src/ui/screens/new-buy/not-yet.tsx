import type { ReactElement } from 'react';
import { ButtonLink } from '../../kit/action/button/button-link';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { newBuyText } from './text';

const text = newBuyText.closed;

/** What a member of the first level finds: why publishing is closed, and the way to open it (ACC-05). */
export function NotYet(): ReactElement {
  return (
    <StatePanel picture="empty" title={text.title} text={text.text}>
      <ButtonLink kind="primary" to="/user/auditLogin">
        {text.toVerification}
      </ButtonLink>
    </StatePanel>
  );
}
