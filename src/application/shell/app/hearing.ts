import { fromCallback } from 'xstate';
import type { HeardFact } from './app-events';

/** The long-lived actors whose facts the application hears, by their system ids. */
export const heardActors = [
  'session',
  'userInfo',
  'messageSocket',
  'notices',
  'navigation',
  'privacy',
] as const;

interface Emitting {
  readonly on: (type: '*', hear: (fact: HeardFact) => void) => { readonly unsubscribe: () => void };
}

const isEmitting = (actor: unknown): actor is Emitting =>
  typeof actor === 'object' && actor !== null && 'on' in actor && typeof actor.on === 'function';

/**
 * Hears what the long-lived actors tell and passes it to the application. It is invoked before them,
 * so that what they tell while they start is heard too.
 */
export const hearing = fromCallback<HeardFact>(({ sendBack, system }) => {
  const heard = heardActors.map((id) => {
    const actor: unknown = system.get(id);
    if (!isEmitting(actor)) throw new Error(`app: no actor "${id}" to hear`);
    return actor.on('*', sendBack);
  });
  return () => {
    for (const subscription of heard) subscription.unsubscribe();
  };
});
