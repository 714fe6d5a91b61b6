import type { ReactElement } from 'react';
import type { MessageKind } from '../../../../../contract/message/message-kind';
import type { InboxRow } from '../../../../domain/message/inbox-row';
import { Avatar } from '../../../kit/display/avatar/avatar';
import type { RowIconName } from '../../../kit/display/icon/row-glyphs';
import { RowIcon } from '../../../kit/display/icon/row-icon';

const kindIcons: Record<Exclude<MessageKind, 'chat'>, RowIconName> = {
  notice: 'bell',
  deal: 'briefcase',
  order: 'receipt',
};

const iconOf = ({ kind, peer }: InboxRow): RowIconName | null => {
  if (peer?.role === 'platform') return 'help';
  return kind === 'chat' ? null : kindIcons[kind];
};

/** Whom a conversation is with, or what a notification is about. */
export function RowPicture({ row }: { readonly row: InboxRow }): ReactElement {
  const icon = iconOf(row);
  return icon === null ? (
    <Avatar picture={row.peer?.avatar ?? null} name={row.peer?.name ?? row.fromName} />
  ) : (
    <span className="message-kind" aria-hidden="true">
      <RowIcon name={icon} />
    </span>
  );
}
