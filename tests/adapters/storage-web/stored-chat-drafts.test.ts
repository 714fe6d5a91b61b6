import { some } from 'fp-ts/Option';
import { expect, test } from 'vitest';
import { StoredChatDrafts } from '../../../src/adapters/storage-web/stored-chat-drafts';
import { noChatDraft, type ChatDraft } from '../../../src/domain/chat/chat-draft';
import { fakeStorage } from '../../support/fakes/key-value-storage';

const name = 'hupo.chat-drafts';
const words = (text: string): ChatDraft => ({ text, quote: null });
const quote = { id: '5', name: '周敏', excerpt: '现场尽调可以安排在哪天？' };
const own = { userId: 'u1', peerId: 'p1' };

const drafts = () => {
  const storage = fakeStorage().port;
  return { storage, drafts: new StoredChatDrafts(storage) };
};

test('[SCR-11] each conversation has its own draft, also after a reload', () => {
  const { storage, drafts: before } = drafts();
  before.keep(own, words('我们倾向'))();
  before.keep({ ...own, peerId: 'p2' }, words('请问'))();
  const after = new StoredChatDrafts(storage);
  expect(after.recall(own)()).toEqual(words('我们倾向'));
  expect(after.recall({ ...own, peerId: 'p2' })()).toEqual(words('请问'));
  expect(after.recall({ ...own, peerId: 'p3' })()).toEqual(noChatDraft);
  expect(after.all('u1')()).toEqual({ p1: '我们倾向', p2: '请问' });
});

test('[SCR-11] what is blank is no draft, and the last one takes all with it', () => {
  const { storage, drafts: kept } = drafts();
  kept.keep(own, words('我们倾向'))();
  kept.keep(own, words('  \n'))();
  expect(kept.all('u1')()).toEqual({});
  expect(storage.read(name)()).not.toEqual(some(expect.anything()));
});

test('[SEC-04] another user sees no draft, and theirs take its place', () => {
  const { storage, drafts: kept } = drafts();
  kept.keep(own, words('我们倾向'))();
  expect(kept.recall({ ...own, userId: 'u2' })()).toEqual(noChatDraft);
  expect(kept.all('u2')()).toEqual({});
  kept.keep({ userId: 'u2', peerId: 'p1' }, words('请问'))();
  expect(kept.all('u1')()).toEqual({});
  kept.discardOthers('u2')();
  expect(kept.recall({ userId: 'u2', peerId: 'p1' })()).toEqual(words('请问'));
  kept.discardOthers('u1')();
  expect(storage.read(name)()).not.toEqual(some(expect.anything()));
});

test('[SCR-11] a draft keeps the message that it answers, also without words, for this conversation alone', () => {
  const { storage, drafts: before } = drafts();
  before.keep(own, { text: '周三下午', quote })();
  before.keep({ ...own, peerId: 'p2' }, { text: ' ', quote })();
  const after = new StoredChatDrafts(storage);
  expect(after.recall(own)()).toEqual({ text: '周三下午', quote });
  expect(after.recall({ ...own, peerId: 'p2' })()).toEqual({ text: '', quote });
  expect(after.recall({ ...own, userId: 'u2' })()).toEqual(noChatDraft);
  expect(after.all('u1')()).toEqual({ p1: '周三下午' });
});

test('[SCR-11] a draft of the version before, which kept the words alone, is still a draft', () => {
  const { storage, drafts: kept } = drafts();
  storage.write(name, '{"userId":"u1","texts":{"p1":"我们倾向"}}')();
  expect(kept.recall(own)()).toEqual(words('我们倾向'));
});

test('[SCR-11] what the device kept in no known form is no draft', () => {
  for (const text of [
    '',
    '{',
    'null',
    '{"userId":"u1"}',
    '{"userId":"u1","texts":{"p1":7}}',
    '{"version":2,"userId":"u1","texts":{"p1":"x"},"quotes":{"p1":{"id":"5"}}}',
  ]) {
    const { storage, drafts: kept } = drafts();
    storage.write(name, text)();
    expect(kept.all('u1')()).toEqual({});
  }
});

test('[SCR-11] whoever listens hears of each change until they end it', () => {
  const { drafts: kept } = drafts();
  const heard: string[] = [];
  const stop = kept.listen(() => void heard.push(kept.recall(own)().text));
  kept.keep(own, words('我'))();
  kept.keep(own, words(''))();
  stop();
  kept.keep(own, words('我们'))();
  expect(heard).toEqual(['我', '']);
});
