import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { composerMachine } from '../../src/application/messages/composer/machine';
import { Composer } from '../../src/ui/features/messages/chat/composer';

test('[SCR-11] a draft quotes no words of a message that its sender took back while the page was closed', () => {
  const composer = createActor(composerMachine, { input: { userId: '7', peerId: '8' } }).start();
  composer.send({ type: 'composer.quoted', quote: { id: '5', name: '周敏', excerpt: '底价两亿四' } });
  const view = (recalled: readonly string[]) => (
    <Composer composer={composer} card={null} enterSends={false} ready recalled={new Set(recalled)} />
  );
  const { rerender } = render(view(['6']));
  expect(screen.getByText('周敏：底价两亿四')).toBeTruthy();
  rerender(view(['5']));
  expect(screen.getByText('周敏：该消息已撤回')).toBeTruthy();
});
