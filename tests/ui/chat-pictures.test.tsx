import { render, screen, within } from '@testing-library/react';
import { right } from 'fp-ts/Either';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { chatFile } from '../../src/application/messages/chat-file/definition';
import { threadRows, type ThreadRow } from '../../src/domain/chat/thread-rows';
import { ChatPartsContext, type ChatParts } from '../../src/ui/features/messages/chat/chat-parts';
import { codedHistory } from '../../tools/gallery/stories/chat';
import { sceneNow } from '../../tools/gallery/scene/scene-now';
import { callsOf } from '../support/fakes/fake-families';
import { fakeFilePreviews } from '../support/fakes/file-previews';
import { fakePagePorts } from '../support/fakes/page-ports';

const nothing = (): void => undefined;

/** The newest message of one of the two, each of whom sent a picture that holds a code, and which files were asked for. */
const shown = async (of: 'own' | 'peer', hides: boolean): Promise<readonly string[]> => {
  // It asks the window as it is loaded, which has what it asks for once a test begins.
  const { MessageRow } = await import('../../src/ui/features/messages/chat/message-row');
  const { ports } = fakePagePorts();
  const asked: string[] = [];
  const files = chatFile({
    downloads: ports.downloads,
    previews: fakeFilePreviews().port,
    callOf: callsOf({
      chat: {
        file: ({ id }) => {
          asked.push(id);
          return () => Promise.resolve(right({ type: 'image/jpeg', name: '名片.jpg', content: '' }));
        },
      },
    }),
  });
  const rows = threadRows(
    codedHistory.items.toReversed(),
    { taken: [], pending: [], files: [] },
    { peerId: 'U2', readUpTo: null, hides },
  );
  const row = rows.findLast(({ own }) => own === (of === 'own'));
  const parts = {
    ...{ userId: 'U1', names: { peer: '周敏', own: '沈知远' }, files, open: null, viewed: null },
    find: { phase: 'closed', words: null, id: null, nth: 1, count: 0, hasEarlier: false, hasLater: false },
    now: () => sceneNow,
    ...{ onPress: nothing, onRelease: nothing, onMenu: nothing, onView: nothing, onClose: nothing },
    ...{ onRetry: nothing, onDiscard: nothing },
  } as unknown as ChatParts;
  render(
    <MemoryRouter>
      <ChatPartsContext value={parts}>
        <MessageRow row={row as ThreadRow} />
      </ChatPartsContext>
    </MemoryRouter>,
  );
  return asked;
};

test('[MKT-16] before an approval the other’s picture with a code is not asked for, and reads why', async () => {
  expect(await shown('peer', true)).toEqual([]);
  expect(screen.getByText('图片含有二维码，保密协议通过后可以查看')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /查看大图/ })).toBeNull();
});

test('[MKT-16] one sees one’s own, and reads that the other does not', async () => {
  expect(await shown('own', true)).toEqual(['f-2']);
  const whole = screen.getByRole('button', { name: '查看大图 名片.jpg' });
  expect(await within(whole).findByRole('img', { name: '名片.jpg' })).toBeTruthy();
  expect(screen.getByText('图片含有二维码，保密协议通过后对方可以查看')).toBeTruthy();
});

test.each(['own', 'peer'] as const)('[MKT-16] after it nothing is said of it: %s', async (of) => {
  expect(await shown(of, false)).toEqual(['f-2']);
  expect(await screen.findByRole('button', { name: /查看大图/ })).toBeTruthy();
  expect(screen.queryByText(/二维码/)).toBeNull();
});
