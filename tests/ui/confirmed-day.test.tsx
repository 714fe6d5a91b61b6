import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ConfirmedDay } from '../../src/ui/kit/display/confirmed-day/confirmed-day';
import { dealText } from '../../src/ui/features/deal/deal-list/text';
import { dayMs } from '../../contract/values/duration';

const at = Date.UTC(2026, 5, 1);
const cardOn = (day: number): string | null =>
  render(<ConfirmedDay at={at} now={at + day * dayMs} said={dealText.confirmed} />).container.textContent;

test('[MKT-06] a card tells the day of the last confirmation, and from day 45 on that it awaits the next', () => {
  expect(cardOn(44)).toContain('6月1日确认在售');
  expect(cardOn(44)).not.toContain('待确认');
  expect(cardOn(45)).toContain('6月1日后 待确认');
});
