import type { OutboxEvent } from './events';
import { outboxSetup } from './setup';

export type Read = { readonly event: Extract<OutboxEvent, { type: 'shelf.read' }> };

/**
 * What tabs that were closed left on the device goes with what was written here, in the order of writing; what a tab sends
 * that is still open arrives once, by its key. Source: SOC-06.
 */
export const lookingForOthers = outboxSetup.createStateConfig({
  description: 'What other tabs wrote and did not send is read before anything goes out.',
  meta: { requirements: ['SOC-06'] },
  entry: 'openShelf',
  on: {
    'shelf.read': { target: 'linked', actions: { type: 'addOthers', params: ({ event }: Read) => event } },
    'shelf.failed': 'linked',
    'line.lost': 'apart',
  },
  after: { readLimit: 'linked' },
});
