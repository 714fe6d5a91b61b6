import type { Call, CallOptions } from '../../../ports/call';
import type { LayerStack } from '../../../ports/layer-stack';
import { fromCall, writeLimit } from '../from-call';
import { fromLayer, fromListener } from '../from-listener';
import { alwaysAsked, askFirstMachine, type AskFirstMachine, type AskFirstRules } from './machine';

/** One flow that asks before its call. */
export interface AskFirst<Subject> extends Partial<AskFirstRules<Subject>> {
  /** The layer that the question opens over the page; null where the question is part of the page. */
  readonly layer: { readonly layers: LayerStack; readonly id: string } | null;
  readonly call: (subject: Subject, options: CallOptions) => Call<unknown>;
}

/** A flow that asks before its call, wired. Leaving the page cancels the call. */
export const askFirst = <Subject>({ layer, call, ...rules }: AskFirst<Subject>): AskFirstMachine<Subject> =>
  askFirstMachine<Subject>({ ...alwaysAsked, ...rules }).provide({
    actors: {
      layer:
        layer === null
          ? fromListener(() => undefined)
          : fromLayer(layer.layers, layer.id, { type: 'ask.dismissed' }, { type: 'ask.notOpened' }),
      call: fromCall<unknown, { readonly subject: Subject | null }>(
        ({ subject }, options) => {
          if (subject === null) throw new Error('There is nothing to call about.');
          return call(subject, options);
        },
        { limit: writeLimit },
      ),
    },
  });
