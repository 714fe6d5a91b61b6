import { devNull } from 'node:os';
import * as t from 'io-ts';
import { isLeft } from 'fp-ts/Either';
import { BackupProblem } from './backup-problem';
import { programAddress } from './postgres-address';
import { runProgram, type Program } from './run-program';
import { writtenWhole } from './written-whole';
import { clientOver } from '../database/postgres/client';
import { databaseSetting } from '../database/postgres/database-address';
import { connectedAlone } from '../database/postgres/open-postgres';

const Facts = t.type({ version: t.number, isOurs: t.boolean, objects: t.number, others: t.number });
export type DatabaseFacts = t.TypeOf<typeof Facts>;

/** The version of the server, and what is in the database, without what belongs to an extension. */
const factsOf = `
  select current_setting('server_version_num')::int / 10000 as version,
    to_regclass('schema_migration') is not null as "isOurs",
    (select count(*)::int from pg_class
      where relnamespace not in (select oid from pg_namespace where nspname ~ '^pg_' or nspname = 'information_schema')
        and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')) as objects,
    (select count(*)::int from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and coalesce(backend_type, 'client backend') = 'client backend') as others`;

/** What there is at an address, after a check by the caller. */
export const factsAt = async (
  address: string,
  check: (client: ReturnType<typeof clientOver>) => Promise<void> = () => Promise.resolve(),
): Promise<DatabaseFacts> => {
  const client = await connectedAlone(address);
  try {
    const over = clientOver(client);
    await check(over);
    const [row] = await over.query(factsOf, [], 'objects');
    const facts = Facts.decode(row);
    if (isLeft(facts)) throw new BackupProblem(`${databaseSetting} 指向的不是 PostgreSQL`);
    return facts.right;
  } finally {
    await client.end();
  }
};

/** The major version of a program. */
export const versionOf = async (program: Program): Promise<number> => {
  const { output } = await runProgram({ program, arguments: ['--version'] });
  return Number(/ (\d+)[. ]/.exec(output)?.[1] ?? 0);
};

/** Refuses a program that is older than the server: it does not know all that the server keeps. */
export const checkProgram = async (program: Program, server: number): Promise<void> => {
  const version = await versionOf(program);
  if (version < server)
    throw new BackupProblem(
      `${program} 的版本是 ${version}，低于服务器的 ${server}，请安装 postgresql-client-${server}`,
    );
};

/** Reads an archive to its end: each compressed part of it carries a checksum. Returns the fault, or nothing. */
export const faultOfArchive = async (file: string): Promise<string> => {
  const { code, fault } = await runProgram({
    program: 'pg_restore',
    arguments: [`--file=${devNull}`, file],
  });
  return code === 0 ? '' : fault;
};

/** Writes the database at an address into a new file, in PostgreSQL's custom format. Returns a line for the operator. */
export const backUpPostgres = async (address: string, file: string): Promise<string> => {
  const { version, isOurs } = await factsAt(address);
  if (!isOurs) throw new BackupProblem(`${databaseSetting} 指向的数据库中没有本网关的数据`);
  await checkProgram('pg_dump', version);
  const { database, environment } = programAddress(address);
  return writtenWhole(file, async (draft) => {
    const { code, fault } = await runProgram({
      program: 'pg_dump',
      arguments: [
        '--format=custom',
        '--no-owner',
        '--no-privileges',
        '--no-password',
        `--file=${draft}`,
        `--dbname=${database}`,
      ],
      environment,
    });
    if (code !== 0) throw new BackupProblem(`备份没有完成：${fault}`);
    const damage = await faultOfArchive(draft);
    if (damage !== '') throw new BackupProblem(`备份已写出但无法读回：${damage}`);
  });
};
