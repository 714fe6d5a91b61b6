import { useSelector } from '@xstate/react';
import { useContext, type ReactElement } from 'react';
import { selectErrorScreenShown } from '../../../application/shell/error-screen/status';
import { errorTitle } from '../../../domain/route/page-title';
import { useHeadingFocus, VisitContext } from '../../kit/page/visit';
import { ButtonLink } from '../../kit/action/button/button-link';
import { StatePicture } from '../../kit/state/state-panel/state-picture';
import '../../kit/state/state-panel/state-panel.css';
import { errorText } from './text';
import { usePartFlow } from '../page-frame/use-page-flows';
import { errorScreenMachine } from '../../../application/shell/error-screen/machine';
import type { ErrorScreenProps } from './error-screen-props';
import './error-screen.css';

/**
 * The error screen: what happened and what to do in Chinese, the way home, then the code with its message (LAY-07); where the login has ended, the way to it and
 * nothing of a page that would be missing. It appears after 200 ms; on the first page
 * the style sheet does the waiting, so that the page reads without the script too.
 */
export function ErrorScreen({ status, unknownMiddleware = false }: ErrorScreenProps): ReactElement {
  const moment = usePartFlow(errorScreenMachine, undefined);
  const shown = useSelector(moment, selectErrorScreenShown);
  const first = useContext(VisitContext).count === 0;
  const heading = useHeadingFocus();
  const expired = status === 401;
  return (
    <section className={`state-panel error-screen ${first ? 'error-first' : ''}`} hidden={!shown && !first}>
      <StatePicture of="empty" />
      <h1 ref={heading} tabIndex={-1}>
        {expired ? errorText.expired : errorTitle(status)}
      </h1>
      {expired ? (
        <ButtonLink kind="primary" to="/login">
          {errorText.login}
        </ButtonLink>
      ) : (
        <>
          <p className="state-text">{errorText.apology}</p>
          <p className="state-text">{status === 404 ? errorText.checkAddress : errorText.tryLater}</p>
        </>
      )}
      <ButtonLink kind={expired ? undefined : 'primary'} to="/">
        {errorText.home}
      </ButtonLink>
      <p className="error-status">
        {errorText.code} <span>{status}</span>
        {expired ? null : (
          <span>{unknownMiddleware ? errorText.unknownMiddleware : errorText.messageOf(status)}</span>
        )}
      </p>
    </section>
  );
}
