import {
  fromCallback,
  type AnyEventObject,
  type CallbackActorLogic,
  type CallbackLogicFunction,
  type EventObject,
  type NonReducibleUnknown,
} from 'xstate';
import type { LayerStack } from '../../ports/layer-stack';
import { defectReported, reportDefect, type NeverBreaks } from './never-breaks';
import { notWired } from './not-wired';

/** An actor that listens as long as its state lasts. A defect is reported, and the flow goes on. */
export type ListenerActor<
  Command extends EventObject = EventObject,
  Input = NonReducibleUnknown,
> = CallbackActorLogic<Command, Input> & NeverBreaks;

/**
 * An actor that listens and takes commands, as `fromCallback` makes it, but survives its defects: the inspector hears of
 * each, and a chart needs no `onError` for it.
 * @param onDefect what the flow receives when the listener cannot start; left out where it goes on without it
 */
export const fromListener = <Command extends EventObject = EventObject, Input = NonReducibleUnknown>(
  listen: CallbackLogicFunction<Command, AnyEventObject, Input>,
  onDefect?: EventObject,
): ListenerActor<Command, Input> => ({
  ...fromCallback<Command, Input>((given) => {
    const { self, sendBack, receive } = given;
    try {
      return listen({
        ...given,
        receive: (listener) =>
          receive((command) => {
            if (command.type === defectReported) return;
            try {
              listener(command);
            } catch (error) {
              reportDefect(self, error);
            }
          }),
      });
    } catch (error) {
      reportDefect(self, error);
      if (onDefect !== undefined) sendBack(onDefect);
      return undefined;
    }
  }),
  neverBreaks: true,
});

/** The listener that a setup declares and the composition root must still provide: starting it is a defect. */
export const unwiredListener = <Command extends EventObject = EventObject, Input = NonReducibleUnknown>(
  flow: string,
  actor: string,
): ListenerActor<Command, Input> => fromListener<Command, Input>(notWired(flow, actor));

/**
 * An actor that keeps a layer open over the page as long as its state lasts.
 * @param closes what the flow receives when back closes the layer
 * @param onDefect what it receives when the layer cannot be opened; the same when left out
 */
export const fromLayer = (
  layers: LayerStack,
  id: string,
  closes: EventObject,
  onDefect: EventObject = closes,
): ListenerActor => fromListener(({ sendBack }) => layers.open(id, () => sendBack(closes)), onDefect);
