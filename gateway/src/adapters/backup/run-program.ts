import { spawn } from 'node:child_process';
import { BackupProblem } from './backup-problem';

/** The programs of the system that backups use. */
export type Program = 'pg_dump' | 'pg_restore' | 'psql' | 'tar';

export interface ProgramCall {
  readonly program: Program;
  readonly arguments: readonly string[];
  /** Variables in addition to those of this process. */
  readonly environment?: Readonly<Record<string, string>>;
}

export interface ProgramEnd {
  readonly code: number;
  readonly output: string;
  /** The last line of its errors. */
  readonly fault: string;
}

const packageOf: Readonly<Record<Program, string>> = {
  pg_dump: 'postgresql-client',
  pg_restore: 'postgresql-client',
  psql: 'postgresql-client',
  tar: 'tar',
};

/** Starts a program whose messages are in English. A missing program is reported when it is awaited. */
export const startProgram = ({ program, arguments: given, environment = {} }: ProgramCall) => {
  const child = spawn(program, [...given], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...environment, LC_ALL: 'C' },
  });
  const faults: Buffer[] = [];
  child.stderr.on('data', (part: Buffer) => faults.push(part));
  // A program that ends early closes its input; its exit code reports the reason.
  child.stdin.on('error', () => undefined);
  const ended = new Promise<Omit<ProgramEnd, 'output'>>((resolve, reject) => {
    child.once('error', () =>
      reject(
        new BackupProblem(`没有找到 ${program}，请先安装（Debian：apt-get install ${packageOf[program]}）`),
      ),
    );
    child.once('close', (code) =>
      resolve({ code: code ?? 1, fault: Buffer.concat(faults).toString().trim().split('\n').at(-1) ?? '' }),
    );
  });
  return { input: child.stdin, output: child.stdout, ended };
};

/** Runs a program to its end and returns what it printed. */
export const runProgram = async (call: ProgramCall): Promise<ProgramEnd> => {
  const { input, output, ended } = startProgram(call);
  input.end();
  const parts: Buffer[] = [];
  output.on('data', (part: Buffer) => parts.push(part));
  const end = await ended;
  return { ...end, output: Buffer.concat(parts).toString() };
};
