import type { ReactElement } from 'react';
import { useNotFoundTitle } from '../../frame/context/use-own-title';
import { PageBar } from '../../kit/page/page-bar';
import { ButtonLink } from '../../kit/action/button/button-link';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { messagesText as text } from './text';

/** On a phone, at an address of conversations that names none: it says so, and leads to the list. */
export function NoConversation(): ReactElement {
  useNotFoundTitle(true);
  return (
    <>
      <PageBar title={text.conversation} />
      <StatePanel picture="empty" title={text.noneNamed} text={text.noneNamedText}>
        <ButtonLink kind="primary" to="/message">
          {text.toList}
        </ButtonLink>
      </StatePanel>
    </>
  );
}
