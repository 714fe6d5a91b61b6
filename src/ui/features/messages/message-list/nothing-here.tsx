import type { ReactElement } from 'react';
import type { InboxPlace } from '../../../../domain/message/inbox-address';
import { ButtonLink } from '../../../kit/action/button/button-link';
import { StatePanel } from '../../../kit/state/state-panel/state-panel';
import { messageListText as text } from './text';

/** The text of a list without rows. */
export function NothingHere({ place: { of, keyword } }: { readonly place: InboxPlace }): ReactElement {
  if (keyword !== null)
    return (
      <StatePanel picture="empty" title={text.nothingFound} text={text.nothingFoundText(keyword)}>
        <ButtonLink to="/message">{text.toAll}</ButtonLink>
      </StatePanel>
    );
  return (
    <StatePanel picture="empty" {...text.empty[of]}>
      {of === 'notice' ? (
        <ButtonLink to="/message">{text.toAll}</ButtonLink>
      ) : (
        <ButtonLink kind="primary" to="/">
          {text.toHome}
        </ButtonLink>
      )}
    </StatePanel>
  );
}
