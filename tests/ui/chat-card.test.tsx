import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { WireDealCard } from '../../contract/chat/deal-card';
import { threadRows } from '../../src/domain/chat/thread-rows';
import { ChatPartsContext, type ChatParts } from '../../src/ui/features/messages/chat/chat-parts';
import { dealCard, history } from '../../tools/gallery/stories/chat';

/** The card that the other shared, where these are what the two share. */
const shown = async (...cards: readonly WireDealCard[]): Promise<string> => {
  // It asks the window as it is loaded, which has what it asks for once a test begins.
  const { Bubble } = await import('../../src/ui/features/messages/chat/bubble');
  const row = threadRows(
    history.items,
    { taken: [], pending: [], files: [] },
    { peerId: 'U2', readUpTo: null, hides: false },
  ).find(({ body }) => body.of.kind === 'card');
  if (row === undefined) throw new Error('Nobody shared a deal.');
  render(
    <MemoryRouter>
      <ChatPartsContext value={{ cards } as unknown as ChatParts}>
        <Bubble row={row} />
      </ChatPartsContext>
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: /数控刀具龙头/ });
  return link.closest('.chat-card')?.textContent ?? '';
};

test.each([{ before: [] }, { before: [{ ...dealCard, place: '1/2' }] }])(
  '[SCR-11] the card of a deal that the two share tells its industry, place and sum, whatever they shared since: %j',
  async ({ before }) => {
    expect(await shown(...before, dealCard)).toMatch(/高端装备.*浙江 台州.*转让金额 2\.4\u202f亿元/);
  },
);

test('[SCR-11][ENT-08] a sum that is sealed is told to be', async () => {
  const sealed = { ...dealCard, amountHidden: true, minAmount: null, maxAmount: null };
  expect(await shown(sealed)).toContain('转让金额 签署NDA后可见');
  expect(screen.getByRole('link', { name: '签署NDA后可见' }).getAttribute('href')).toBe(
    `/sale/${sealed.place}?nda=sign`,
  );
});

test.each([{ cards: [] }, { cards: [{ ...dealCard, place: '1/2' }] }])(
  '[SCR-11] of another deal the title alone is known: %j',
  async ({ cards }) => {
    expect(await shown(...cards)).toBe('项目数控刀具龙头少数股权转让');
  },
);
