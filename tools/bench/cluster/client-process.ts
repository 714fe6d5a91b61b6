import { fork, type ChildProcess } from 'node:child_process';
import { isLeft } from 'fp-ts/Either';
import { atEnd } from '../ending';
import { ClientReport, type ClientCommand } from './socket-messages';

type ReportOf<Kind extends ClientReport['kind']> = Extract<ClientReport, { readonly kind: Kind }>;

/** A process that holds sockets of members. */
export interface ClientProcess {
  /** Sends a command, and returns the report of a kind that answers it. */
  readonly ask: <Kind extends ClientReport['kind']>(
    command: ClientCommand,
    kind: Kind,
  ) => Promise<ReportOf<Kind>>;
  readonly end: () => void;
}

const isOfKind = <Kind extends ClientReport['kind']>(
  report: ClientReport,
  kind: Kind,
): report is ReportOf<Kind> => report.kind === kind;

const answerOf = <Kind extends ClientReport['kind']>(
  child: ChildProcess,
  kind: Kind,
): Promise<ReportOf<Kind>> =>
  new Promise((answered, failed) => {
    const hear = (message: unknown): void => {
      const read = ClientReport.decode(message);
      if (isLeft(read) || !isOfKind(read.right, kind)) return;
      child.off('message', hear).off('exit', end);
      answered(read.right);
    };
    const end = (): void => failed(new Error('bench: a client process has ended'));
    child.on('message', hear).once('exit', end);
  });

export const startClientProcess = (): ClientProcess => {
  const child = fork('tools/bench/cluster/clients.ts', [], { execArgv: ['--import', 'tsx'] });
  const forget = atEnd(() => child.kill());
  return {
    ask: (command, kind) => {
      const answer = answerOf(child, kind);
      child.send(command);
      return answer;
    },
    end: () => {
      forget();
      child.kill();
    },
  };
};
