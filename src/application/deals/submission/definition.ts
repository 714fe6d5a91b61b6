import { isRight } from 'fp-ts/Either';
import type { CallOf } from '../../../ports/gateways';
import type { LayerStack } from '../../../ports/layer-stack';
import { askFirst } from '../../kit/ask-first/definition';
import type { AskFirstMachine } from '../../kit/ask-first/machine';
import { hearers } from '../../kit/hearers';
import { changing } from '../../kit/resource/changing';
import type { Reading } from '../../kit/resource/definition';

/** One sale of the member, and the investor that it is sent to. */
export interface SentSale {
  readonly investorId: string;
  readonly publicationId: string;
  readonly title: string;
}

interface SubmissionPorts extends Reading {
  readonly callOf: CallOf;
  readonly layers: LayerStack;
}

export type SubmissionMachine = AskFirstMachine<SentSale>;

/**
 * The sales of a member with what became of each at one investor, and the flow that sends one of them. The member is
 * asked first: what the investor has seen cannot be taken back. Source: SCR-05.
 */
export const submissions = ({ callOf, layers, ...reading }: SubmissionPorts) => {
  const changes = hearers();
  const read = callOf(({ submission }) => submission.own);
  const send = callOf(({ submission }) => submission.send);
  const own = changing(reading, (investorId: string, options) => read(investorId, options), {
    listen: (_: string, hear: () => void) => changes.listen(hear),
  });
  const act: SubmissionMachine = askFirst<SentSale>({
    layer: { layers, id: 'send-sale' },
    call:
      ({ investorId, publicationId }, options) =>
      async () => {
        const sent = await send({ investorId, publicationId }, options)();
        // A refusal shows that the list is old, too.
        if (isRight(sent) || sent.left.kind === 'refused') changes.notify();
        return sent;
      },
  });
  return { own, act };
};
