import type { ChatDrafts } from '../../../src/ports/chat-drafts';
import type { PageOutbox } from '../../../src/ports/page-outbox';
import { inertChatDrafts, inertOutbox } from '../../../src/server/inert-ports';
import { answered, callOf } from './answers';
import type { Scene } from './scene';
import type { Gateways } from '../../../src/ports/gateways';

/** Conversations as the scene says. */
export const fakeChat = (scene: Scene): Gateways['chat'] => ({
  thread: () => callOf(scene.thread),
  history: ({ page }) => callOf(page === 1 ? scene.history : scene.moreHistory),
  hits: () => callOf(answered([])),
  read: () => callOf(answered(0)),
  recall: () => callOf(scene.done),
  block: () => callOf(scene.done),
  report: () => callOf(scene.done),
  consult: () => callOf(scene.consulted),
  file: () => callOf(scene.chatFile),
});

/** What is on its way, which stays so. */
export const fakePageOutbox = ({ pending, waitingFiles, uploading }: Scene): PageOutbox => ({
  ...inertOutbox,
  listen: (hear) => {
    hear({ queue: pending, taken: [], files: waitingFiles, progress: uploading, elsewhere: 0 });
    return () => undefined;
  },
});

/** What was typed before. */
export const fakeChatDrafts = ({ chatDraft }: Scene): ChatDrafts => ({
  ...inertChatDrafts,
  recall: () => () => ({ text: chatDraft, quote: null }),
  all: () => () => (chatDraft === '' ? {} : { UM2: chatDraft }),
});
