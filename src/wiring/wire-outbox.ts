import { createActor } from 'xstate';
import type { Inspect } from '../application/kit/inspection/inspector';
import { fileOutboxActors } from '../application/messages/file-outbox/actors';
import { fileOutboxMachine } from '../application/messages/file-outbox/machine';
import { elsewhereActors, type ElsewherePorts } from '../application/messages/kept-elsewhere/actors';
import { elsewhereMachine } from '../application/messages/kept-elsewhere/machine';
import { selectElsewhereStatus } from '../application/messages/kept-elsewhere/status';
import { outboxActors } from '../application/messages/outbox/actors';
import { outboxMachine } from '../application/messages/outbox/machine';
import { connectOutbox, pageOutbox } from '../application/messages/outbox/page-outbox';
import { socketLine } from '../application/messages/outbox/socket-line';
import type { AppFlows } from '../application/shell/app/long-lived-actors';
import type { ChatDrafts } from '../ports/chat-drafts';
import type { Clock } from '../ports/clock';
import type { Gateways } from '../ports/gateways';
import type { FileOutbox, Outbox } from '../ports/outbox';
import type { RunningOutbox } from '../ports/page-outbox';
import type { Random } from '../ports/random';
import type { KeptTickets } from '../ports/ticket-device';

export interface OutboxPorts {
  readonly messages: Outbox & ElsewherePorts['messages'];
  /** Fulfilled when the message of this key is on the device. */
  readonly whenKept: (clientId: string) => Promise<void>;
  readonly files: FileOutbox & ElsewherePorts['files'];
  readonly changes: ElsewherePorts['changes'];
  readonly drafts: Pick<ChatDrafts, 'discardOthers'>;
  readonly tickets: KeptTickets;
  readonly upload: Gateways['upload'];
  readonly clock: Pick<Clock, 'now'>;
  readonly random: Pick<Random, 'uuid'>;
  /** Whether the gateway confirms messages by the keys that the client gives them. */
  readonly confirms: boolean;
}

/** Starts the outbox over its ports; it runs as long as the page. */
export const startOutbox = (
  ports: OutboxPorts,
  flows: Pick<AppFlows, 'messageSocket' | 'userInfo' | 'session' | 'notices'>,
  inspect: Inspect,
): RunningOutbox => {
  const { messages, whenKept, files: kept, changes, upload } = ports;
  const line = socketLine(flows);
  const elsewhere = createActor(
    elsewhereMachine.provide({ actors: elsewhereActors({ messages, files: kept, changes }) }),
    { inspect },
  );
  const outbox = createActor(outboxMachine.provide({ actors: outboxActors({ outbox: messages, line }) }), {
    input: { confirms: ports.confirms },
    inspect,
  });
  const files = createActor(
    fileOutboxMachine.provide({
      actors: fileOutboxActors({
        files: kept,
        line,
        upload,
        write: (written) => {
          const onDevice = whenKept(written.clientId);
          const { lastPlace } = selectElsewhereStatus(elsewhere.getSnapshot());
          outbox.send({ type: 'outbox.written', written, after: lastPlace });
          return onDevice;
        },
      }),
    }),
    { inspect },
  );
  const running = { outbox, files, elsewhere };
  for (const flow of [elsewhere, outbox, files]) flow.start();
  const forget = connectOutbox(running, flows, ports);
  return { ...pageOutbox(running, ports), forget };
};
