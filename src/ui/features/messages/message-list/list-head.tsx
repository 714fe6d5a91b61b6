import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { InboxSearchEvent } from '../../../../application/messages/inbox-search/machine';
import type { InboxPart } from '../../../../../contract/message/inbox-row';
import { inboxAddress, type InboxPlace } from '../../../../domain/message/inbox-address';
import type { UnreadByPart } from '../../../../domain/message/inbox-row';
import { unreadBadge } from '../../../../domain/message/unread-badge';
import { PageHeading } from '../../../kit/page/page-heading';
import { UnreadBadge } from '../../../kit/display/badge/unread-badge';
import { Button } from '../../../kit/action/button/button';
import { RefreshButton, type RefreshButtonProps } from '../../list/endless-list/refresh-button';
import { RowIcon } from '../../../kit/display/icon/row-icon';
import { messageListText as text } from './text';
import '../../../kit/form/field/search-cross.css';

export interface ListHeadProps extends RefreshButtonProps {
  readonly place: InboxPlace;
  /** How many are unread in all. */
  readonly unread: number;
  /** Of conversations and of notifications; null while that is not known. */
  readonly byPart: UnreadByPart | null;
  /** A message is open next to the list, whose heading is the page's. */
  readonly isMessageOpen: boolean;
  readonly onReadAll: () => void;
  /** Another part is about to be shown. */
  readonly onPart: () => void;
  /** The text of the search field. */
  readonly searched: string;
  readonly onSearch: (event: InboxSearchEvent) => void;
}

const parts = ['all', 'chat', 'notice'] as const satisfies readonly InboxPart[];

const countOf = (part: InboxPart, { unread, byPart }: Pick<ListHeadProps, 'unread' | 'byPart'>): number =>
  part === 'all' ? unread : (byPart?.[part] ?? 0);

function Tools({ unread, refreshing, onRefresh, onReadAll }: ListHeadProps): ReactElement {
  return (
    <span className="messages-tools">
      <RefreshButton refreshing={refreshing} onRefresh={onRefresh} />
      {unread === 0 ? null : (
        <Button kind="plain" small onPress={onReadAll}>
          {text.readAll}
        </Button>
      )}
      <Link className="icon-button" to="/push_settings" aria-label={text.settings}>
        <RowIcon name="gear" />
      </Link>
    </span>
  );
}

/** The head of the list: actions for all rows, the chosen part, and the search. */
export function ListHead(props: ListHeadProps): ReactElement {
  const { place, isMessageOpen, searched, onPart, onSearch } = props;
  return (
    <>
      {isMessageOpen ? (
        <div className="page-heading">
          <p>{text.title}</p>
          <Tools {...props} />
        </div>
      ) : (
        <PageHeading title={text.title} aside={<Tools {...props} />} />
      )}
      <nav className="message-parts" aria-label={text.parts}>
        {parts.map((part) => (
          <Link
            key={part}
            replace
            to={inboxAddress({ ...place, of: part })}
            onClick={onPart}
            aria-current={part === place.of ? 'page' : undefined}
          >
            {text.part[part]}
            <UnreadBadge label={unreadBadge(countOf(part, props))} />
          </Link>
        ))}
      </nav>
      <form
        className="message-search"
        role="search"
        action="/message"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch({ type: 'search.submitted' });
        }}
      >
        {place.of === 'all' ? null : <input type="hidden" name="of" value={place.of} />}
        <label>
          <RowIcon name="magnifier" size={16} />
          <input
            type="search"
            name="keyword"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={50}
            aria-label={text.search}
            placeholder={text.search}
            value={searched}
            onChange={({ target }) => onSearch({ type: 'search.typed', text: target.value })}
            onCompositionStart={() => onSearch({ type: 'search.composing' })}
            onCompositionEnd={({ currentTarget }) =>
              onSearch({ type: 'search.composed', text: currentTarget.value })
            }
          />
        </label>
      </form>
    </>
  );
}
