import type { OutboxEvent } from './events';

type Of<Type extends OutboxEvent['type']> = { readonly event: Extract<OutboxEvent, { type: Type }> };

/** What each event changes in the queue, and on the device. */
export const written = [
  { type: 'add', params: ({ event }: Of<'outbox.written'>) => event },
  { type: 'shelve', params: ({ event }: Of<'outbox.written'>) => event.written },
] as const;
export const retried = [
  { type: 'noteRetried', params: ({ event }: Of<'outbox.retried'>) => event },
  { type: 'shelve', params: ({ event }: Of<'outbox.retried'>) => event },
] as const;
export const taken = [
  { type: 'noteTaken', params: ({ event }: Of<'line.taken'>) => event },
  { type: 'takeOut', params: ({ event }: Of<'line.taken'>) => event },
  { type: 'unshelve', params: ({ event }: Of<'line.taken'>) => event },
] as const;
export const refused = [
  { type: 'noteRefused', params: ({ event }: Of<'line.refused'>) => event },
  { type: 'shelve', params: ({ event }: Of<'line.refused'>) => event },
] as const;
export const discarded = [
  { type: 'takeOut', params: ({ event }: Of<'outbox.discarded'>) => event },
  { type: 'unshelve', params: ({ event }: Of<'outbox.discarded'>) => event },
] as const;
