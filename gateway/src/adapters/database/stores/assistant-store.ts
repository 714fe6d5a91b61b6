import { and, asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { AssistantTalks, TurnDraft } from '../../../ports/assistant-talks';
import type { Database, Orm } from '../orm';
import { assistantConversation as talk, assistantTurn as turn, leftThread } from '../schema/assistant';
import { accountLocked } from './account-lock';

const titleLength = 60;

const owned = (accountId: string, id: string) => and(eq(talk.accountId, accountId), eq(talk.id, id));
const ownTurn = (accountId: string, id: string) => and(eq(turn.accountId, accountId), eq(turn.id, id));
const summary = { id: talk.id, title: talk.title, askedAt: talk.askedAt };

/** Takes out what is more than a member may keep, the oldest first. */
const makeRoom = async (within: Orm, accountId: string, most: number): Promise<void> => {
  const old = await within
    .select({ id: talk.id })
    .from(talk)
    .where(eq(talk.accountId, accountId))
    .orderBy(desc(talk.askedAt), desc(talk.id))
    .offset(most - 1);
  if (old.length > 0)
    await within.delete(talk).where(
      inArray(
        talk.id,
        old.map(({ id }) => id),
      ),
    );
};

const begun = async (
  within: Orm,
  accountId: string,
  { fresh, question, askedAt }: TurnDraft,
  most: number,
): Promise<string> => {
  await makeRoom(within, accountId, most);
  const title = Array.from(question.replaceAll(/\s+/g, ' ')).slice(0, titleLength).join('');
  await within.insert(talk).values({ id: fresh, accountId, title, thread: null, askedAt });
  return fresh;
};

/** Conversations with the assistant, in the database. */
export const assistantStore = ({ orm, transaction }: Database): AssistantTalks => ({
  open: (accountId, draft, most) =>
    transaction(async (within) => {
      // One after the other, so that two at once are counted both.
      await accountLocked(within, accountId);
      const id = draft.conversation ?? (await begun(within, accountId, draft, most.conversations));
      const [conversation] = await within.select().from(talk).where(owned(accountId, id));
      if (conversation === undefined) return 'unknown';
      if (draft.again !== null)
        await within.delete(turn).where(and(ownTurn(accountId, draft.again), eq(turn.conversationId, id)));
      const standing = await within
        .select({ opened: turn.opened })
        .from(turn)
        .where(eq(turn.conversationId, id));
      if (standing.length >= most.turns) return 'full';
      const { turn: turnId, question, askedAt } = draft;
      await within.insert(turn).values({
        id: turnId,
        conversationId: id,
        accountId,
        question,
        askedAt,
        answer: '',
        sources: [],
        opened: [],
        state: 'failed',
      });
      await within.update(talk).set({ askedAt }).where(eq(talk.id, id));
      const opened = [...new Set(standing.flatMap((row) => row.opened))];
      return { conversation: id, thread: conversation.thread, opened };
    }),
  end: (accountId, id, { thread, state, ...ended }) =>
    transaction(async (within) => {
      const [row] = await within
        .update(turn)
        .set(state === 'done' ? { ...ended, state } : ended)
        .where(ownTurn(accountId, id))
        .returning({ conversationId: turn.conversationId });
      if (row !== undefined) await within.update(talk).set({ thread }).where(eq(talk.id, row.conversationId));
      // Taken out while it was being answered: nothing else here knows what the answering side has made of it.
      else if (thread !== null)
        await within.insert(leftThread).values({ thread, accountId }).onConflictDoNothing();
    }),
  stop: async (accountId, id) => {
    const broken = and(ownTurn(accountId, id), eq(turn.state, 'failed'));
    await orm.update(turn).set({ state: 'stopped' }).where(broken);
  },
  conversations: (accountId) =>
    orm
      .select(summary)
      .from(talk)
      .where(eq(talk.accountId, accountId))
      .orderBy(desc(talk.askedAt), desc(talk.id)),
  turns: async (accountId, conversation) => {
    if ((await orm.$count(talk, owned(accountId, conversation))) === 0) return null;
    const { number: _number, conversationId: _of, accountId: _whose, ...shown } = getTableColumns(turn);
    const { message: _name, ...columns } = shown;
    return orm
      .select(columns)
      .from(turn)
      .where(eq(turn.conversationId, conversation))
      .orderBy(asc(turn.number));
  },
  rate: async (accountId, id, rating) => {
    const [rated] = await orm
      .update(turn)
      .set({ rating })
      .where(ownTurn(accountId, id))
      .returning({ message: turn.message });
    return rated ?? 'unknown';
  },
  remove: async (accountId, conversation) => {
    await orm.delete(talk).where(owned(accountId, conversation));
  },
  left: (most) =>
    orm
      .select({ thread: leftThread.thread, accountId: leftThread.accountId })
      .from(leftThread)
      .orderBy(asc(leftThread.triedAt))
      .limit(most),
  noteForgetting: async (thread, outcome) => {
    const one = eq(leftThread.thread, thread);
    if (outcome === 'gone') await orm.delete(leftThread).where(one);
    else await orm.update(leftThread).set({ triedAt: outcome }).where(one);
  },
});
