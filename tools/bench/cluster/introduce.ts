import { conversationOf } from '../../../gateway/src/domain/message/sending';
import type { SoakMember } from '../../soak/cluster/world';

/** Who writes to a member of a row of them: the one before. */
export const recipientOf = <A>(members: readonly A[], place: number): A => {
  const recipient = members[(place + 1) % members.length];
  if (recipient === undefined) throw new Error('bench: there are no members');
  return recipient;
};

/** Members may write to members that wrote to them: each gets a first message of the one whom it writes to. */
export const introduce = async (
  run: (sql: string, ...parameters: readonly unknown[]) => Promise<unknown>,
  members: readonly SoakMember[],
): Promise<void> => {
  const pairs = members.map((to, place) => ({ from: recipientOf(members, place).id, to: to.id }));
  await run(
    `insert into message (sender_id, sender_name, recipient_id, kind, content, sent_at, conversation)
     select one, '会员', other, 'chat', '您好', 1, conversation
     from unnest($1::text[], $2::text[], $3::text[]) as pair (one, other, conversation)`,
    pairs.map(({ from }) => from),
    pairs.map(({ to }) => to),
    pairs.map(({ from, to }) => conversationOf(from, to)),
  );
};
