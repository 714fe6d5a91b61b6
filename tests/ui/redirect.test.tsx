import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from './support/show';

test('[RTE-04][SEC-02] an address that may not be followed leads home alone', async () => {
  await show({ address: '/redirect?url=%2F%2Fevil.example' });
  expect(await screen.findByText('链接没有打开')).toBeTruthy();
  expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('link', { name: '继续前往' })).toBeNull();
});

test('[RTE-04] a page on an allowed host names the host, and opens in a window of its own', async () => {
  await show({ address: '/redirect?url=https%3A%2F%2Fpartner.example%2Freport' });
  expect(await screen.findByText(/partner\.example/)).toBeTruthy();
  const link = screen.getByRole('link', { name: '继续前往' });
  expect(link.getAttribute('href')).toBe('https://partner.example/report');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});
