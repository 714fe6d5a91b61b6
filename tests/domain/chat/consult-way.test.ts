import { expect, test } from 'vitest';
import { consultWay } from '../../../src/domain/chat/consult-way';

test('[ACC-05] a visitor asks about a deal after the login, a member after the full verification', () => {
  expect(consultWay(false, null)).toBe('login');
  expect(consultWay(true, { prove: null })).toBe('verify');
  expect(consultWay(true, { prove: '2' })).toBe('verify');
  expect(consultWay(true, { prove: '1' })).toBe('open');
});

test('[ACC-05] while nobody knows who is here, nothing is begun', () => {
  expect(consultWay(true, null)).toBe('unknown');
});
