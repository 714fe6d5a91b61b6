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
 * Listens to the long-lived actors and passes their facts to the application. It is invoked before them, so that facts
 * of their start are received too.
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
