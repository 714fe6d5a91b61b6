import type { ReactElement } from 'react';
import { errorTitle } from '../../../domain/route/page-title';
import { later } from '../../kit/later/later';
import { ButtonLink } from '../../kit/action/button/button-link';
import { PlainState } from '../../kit/state/plain-state/plain-state';
import { partsText } from '../../kit/text';
import type { ErrorScreenProps } from './error-screen-props';

/** The least of it, where not even its code has come: that the page failed, and the way home. */
function PlainError({ status }: ErrorScreenProps): ReactElement {
  return (
    <PlainState title={errorTitle(status)}>
      <ButtonLink kind="primary" to="/">
        {partsText.toHome}
      </ButtonLink>
    </PlainState>
  );
}

/**
 * The error screen (LAY-07). Its code is here before a first page that shows it, and comes in the quiet moment after
 * any other first page: when it is needed, there may be no network.
 */
export const errorScreenLater = later(async () => (await import('./error-screen')).ErrorScreen, PlainError);
