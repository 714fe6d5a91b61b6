import pg from 'pg';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../gateway/src/adapters/database/migration/migrate';
import { locations } from '../../gateway/src/main/locations';
import { buildGateway, runGatewayCommand } from '../support/gateway/gateway-process';
import { dropDatabase, emptyDatabase, openDatabase, testServer } from '../support/gateway/postgres-databases';

const server = testServer ?? '';
const plain = 'plain_role';
const made: string[] = [];
let folder: string;

const query = async (address: string, ...statements: readonly string[]): Promise<readonly object[]> => {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  let rows: readonly object[] = [];
  for (const statement of statements) rows = (await client.query<object>(statement)).rows;
  await client.end();
  return rows;
};

const nameOf = (address: string): string => address.slice(server.length + 1);
const asPlain = (address: string): string => address.replace('hupo@', `${plain}@`);

const database = async (...statements: readonly string[]): Promise<string> => {
  const address = await emptyDatabase(server);
  made.push(address);
  await query(address, ...statements);
  return address;
};

/** A database of this version. */
const prepared = async (...statements: readonly string[]): Promise<string> => {
  const address = await database();
  const sql = await openDatabase(address);
  await migrate(sql, locations.migrations);
  await sql.close();
  await query(address, ...statements);
  return address;
};

/** All that a start could write: relations, columns, and the migrations that are applied. */
const contentOf = (address: string): Promise<readonly object[]> =>
  query(
    address,
    `select attrelid::regclass::text as relation, attname from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace not in (select oid from pg_namespace where nspname ~ '^pg_' or nspname = 'information_schema')
      order by 1, 2`,
  );

const start = async (variables: Readonly<Record<string, string>>) => {
  const args = ['--port', '0', '--second-port', '0', '--seed', 'bare', '--data', join(folder, 'data')];
  const started = runGatewayCommand('main', args, variables);
  return { code: await started.ended, lines: started.output().trimEnd().split('\n') };
};

beforeAll(async () => {
  await buildGateway();
  folder = mkdtempSync(join(tmpdir(), 'hupo-refused-'));
  await query(`${server}/postgres`, `create role ${plain} login`);
}, 600_000);
afterAll(async () => {
  for (const address of made) await dropDatabase(server, address);
  await query(`${server}/postgres`, `drop role ${plain}`);
  rmSync(folder, { recursive: true });
});

interface Refused {
  readonly what: string;
  readonly words: string;
  /** Makes the database; its address. */
  readonly make: () => Promise<string>;
  /** The address for the user that the gateway is given. */
  readonly asUser?: (address: string) => string;
}

describe('a start of the built gateway', { timeout: 120_000 }, () => {
  const postgres = `${server}/postgres`;
  test.each([
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x/y' }],
    ['BROKER_URL', { DATABASE_URL: postgres, BROKER_URL: 'http://x' }],
    ['FILES_URL', { DATABASE_URL: postgres, FILES_URL: 'nonsense' }],
    ['DATABASE_URL_FILE', { DATABASE_URL_FILE: '/nowhere/at/all' }],
  ])('[OPS-05] ends with code 1 and one sentence when %s is malformed', async (name, variables) => {
    const { code, lines } = await start(variables);
    expect([code, lines]).toEqual([1, [expect.stringContaining(`环境变量 ${name}`)]]);
  });

  const refused: readonly Refused[] = [
    {
      what: 'the user has no CONNECT right',
      words: '的用户无权连接该数据库，请为其授予 CONNECT 权限',
      make: async () => {
        const address = await database();
        await query(postgres, `revoke connect on database ${nameOf(address)} from public`);
        return address;
      },
      asUser: asPlain,
    },
    {
      what: 'the tables belong to another user',
      words: '指向的数据库中的数据表属于用户 hupo，请改用该用户，或将数据表的所有者改为当前用户',
      make: () => prepared(`grant create on schema public to ${plain}`),
      asUser: asPlain,
    },
    {
      what: 'the tables belong to another user who grants all data',
      words: '指向的数据库中的数据表属于用户 hupo，请改用该用户，或将数据表的所有者改为当前用户',
      make: () =>
        prepared(
          `grant create on schema public to ${plain}`,
          `grant select, insert, update, delete on all tables in schema public to ${plain}`,
        ),
      asUser: asPlain,
    },
    {
      what: 'one table belongs to another user, and a migration changes it',
      words: '中的用户无权更新该数据库，请检查其权限和数据表的所有者',
      make: () =>
        prepared(
          `grant create on schema public to ${plain}`,
          `alter table schema_migration owner to ${plain}`,
          `delete from schema_migration where name like '0115-%'`,
        ),
      asUser: asPlain,
    },
    {
      what: 'a newer version wrote the database',
      words: '指向的数据库由更新的版本写成（9999-later.sql），请使用更新的程序启动',
      make: () => prepared(`insert into schema_migration (name) values ('9999-later.sql')`),
    },
    {
      what: 'another application keeps a schema_migration of another form',
      words: '指向的数据库中已有其他程序的数据表，请改用空的数据库',
      make: () =>
        database('create table schema_migration (version bigint primary key, dirty boolean not null)'),
    },
    {
      what: 'another application has tables in another schema',
      words: '指向的数据库中已有其他程序的数据表，请改用空的数据库',
      make: () => database('create schema app', 'create table app.users (id int)'),
    },
  ];
  test.each(refused)(
    '[OPS-05] ends with code 1, one sentence and nothing written if $what',
    async ({ words, make, asUser = (address) => address }) => {
      const address = await make();
      const before = await contentOf(address);
      const { code, lines } = await start({ DATABASE_URL: asUser(address) });
      expect([code, lines]).toEqual([1, [expect.stringContaining(words)]]);
      expect(lines[0]).toContain('环境变量 DATABASE_URL');
      expect(await contentOf(address)).toEqual(before);
    },
  );
});
