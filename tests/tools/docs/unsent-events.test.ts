import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { machines } from '../../../tools/docs/machines';
import { unsentEvents } from '../../../tools/docs/model/unsent-events';

test('[AUD-01] every event that a machine answers is sent by some code of the product', () => {
  expect(unsentEvents(process.cwd(), machines)).toEqual([]);
});

test('[AUD-01] an event that is only answered is named with its flow', () => {
  const machine = createMachine({ on: { 'nobody.sends.this': {}, 'payment.again': {} } });
  const record = { name: 'sample', folder: 'sample', title: { zh: '', en: '' }, machine, invariants: [] };
  expect(unsentEvents(process.cwd(), [record])).toEqual(['sample: nobody.sends.this']);
});
