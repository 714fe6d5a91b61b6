import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { StoredChatDrafts } from '../../../../src/adapters/storage-web/stored-chat-drafts';
import { conversationStatus } from '../../../../src/application/messages/conversation-status/definition';
import { selectConversationStatus } from '../../../../src/application/messages/conversation-status/status';
import type { Outgoing } from '../../../../src/domain/chat/outgoing';
import { inertOutbox } from '../../../../src/server/inert-ports';
import { fakeStorage } from '../../../support/fakes/key-value-storage';
import { entryAs, outgoingOf } from '../outbox/samples';

const started = (userId: string | null) => {
  const drafts = new StoredChatDrafts(fakeStorage().port);
  drafts.keep({ userId: '7', peerId: '8' }, { text: '另外', quote: null })();
  const hearing = new Set<(reported: Outgoing) => void>();
  const machine = conversationStatus({
    chatDrafts: drafts,
    outbox: {
      ...inertOutbox,
      listen: (hear) => {
        hearing.add(hear);
        return () => void hearing.delete(hear);
      },
    },
  });
  const actor = createActor(machine, { input: { userId } }).start();
  return { actor, drafts, hearing, statuses: () => [...selectConversationStatus(actor.getSnapshot())] };
};

test('[SCR-11][SOC-06] what was typed before is known at once, what is typed or fails meanwhile when it does', () => {
  const { actor, drafts, hearing, statuses } = started('7');
  expect(statuses()).toEqual([['8', { draft: '另外', notSent: null, waiting: null }]]);
  for (const hear of hearing)
    hear(outgoingOf([{ ...entryAs('a', 1), to: '9', state: 'failed', content: '收到' }]));
  drafts.keep({ userId: '7', peerId: '8' }, { text: '', quote: null })();
  expect(statuses()).toEqual([['9', { draft: null, notSent: '收到', waiting: null }]]);
  actor.stop();
  expect(hearing.size).toBe(0);
});

test('[SEC-04] while nobody knows whose device it is, nothing of anybody is known', () => {
  const { hearing, statuses } = started(null);
  expect(statuses()).toEqual([]);
  expect(hearing.size).toBe(0);
});
