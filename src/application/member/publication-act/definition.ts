import { isRight } from 'fp-ts/Either';
import { isForGood, type PossibleAct } from '../../../domain/publication/possible-acts';
import type { Call, CallOptions } from '../../../ports/call';
import type { Gateways } from '../../../ports/gateways';
import type { LayerStack } from '../../../ports/layer-stack';
import { askFirst } from '../../kit/ask-first/definition';
import type { AskFirstEvent, AskFirstRules, AskFirstStatus } from '../../kit/ask-first/machine';

/** An act on a publication; `remove` deletes a draft, `revert` drops an edit of what others see. */
export interface Act {
  readonly act: PossibleAct;
  readonly id: string;
}

export type PublicationActEvent = AskFirstEvent<Act>;
export type PublicationActStatus = AskFirstStatus<Act>;

/** The result of an act is shown for 5 s, in which a withdrawn publication can be listed again. */
export const publicationActRules: AskFirstRules<Act> = {
  isAskedFirst: ({ act }) => isForGood(act),
  undoOf: ({ act, id }) => (act === 'withdraw' ? { act: 'restore', id } : null),
  shownMs: 5_000,
};

export interface PublicationActPorts {
  readonly publications: Pick<
    Gateways['publication'],
    'confirm' | 'withdraw' | 'close' | 'restore' | 'remove'
  >;
  readonly layers: LayerStack;
  /** Invalidates the list. */
  readonly changed: () => void;
}

/**
 * An owner acts on one publication of the list: confirms, withdraws, closes, restores or removes it. After any answer of
 * the gateway the list is stale. Source: SCR-02, MKT-06.
 */
export const publicationAct = ({ publications, layers, changed }: PublicationActPorts) =>
  askFirst<Act>({
    ...publicationActRules,
    layer: { layers, id: 'remove-publication' },
    call:
      ({ act, id }, options) =>
      async () => {
        const call: (id: string, options: CallOptions) => Call<unknown> =
          act === 'remove' || act === 'revert' ? publications.remove : publications[act];
        const answer = await call(id, options)();
        if (isRight(answer) || answer.left.kind === 'refused') changed();
        return answer;
      },
  });

/** The ids of the drafts that were removed. */
export const removedDrafts = ({ done }: Pick<PublicationActStatus, 'done'>): readonly string[] =>
  done.filter(({ act }) => act === 'remove').map(({ id }) => id);
