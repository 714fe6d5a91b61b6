import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { WireDealCard } from '../../contract/chat/deal-card';
import { dealCard } from '../../tools/gallery/stories/chat';

/** What the bar of a desktop's conversation says of the deal. */
const said = async (card: WireDealCard): Promise<string> => {
  const { DealBar } = await import('../../src/ui/features/messages/chat/deal-facts');
  const { container } = render(
    <MemoryRouter>
      <DealBar card={card} />
    </MemoryRouter>,
  );
  return container.textContent;
};

test('[SCR-11] on a desktop the deal of a conversation tells its code, industry, place, net profit and sum, and leads to its page', async () => {
  expect(await said(dealCard)).toMatch(
    /XM20260409高端装备浙江 台州2025 年净利润5,230\u202f万元转让金额2\.4\u202f亿元/,
  );
  expect(screen.getByRole('link', { name: '查看项目' }).getAttribute('href')).toBe('/sale/1/20260409');
});

test('[SCR-11][ENT-08] a net profit that is sealed is not there, and a sealed sum says so', async () => {
  const sealed = {
    netProfit: null,
    netProfitYear: null,
    amountHidden: true,
    minAmount: null,
    maxAmount: null,
  };
  const words = await said({ ...dealCard, ...sealed });
  expect(words).not.toContain('净利润');
  expect(words).toContain('转让金额签署NDA后可见');
});
