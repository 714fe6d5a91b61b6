import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../../gateway/src/adapters/database/postgres/open-postgres';
import { migrate } from '../../gateway/src/adapters/database/migration/migrate';
import { locations } from '../../gateway/src/main/locations';
import { silentLog } from '../../tools/process/silent-log';
import {
  copiedDatabase,
  dropDatabase,
  emptyDatabase,
  testServer,
} from '../support/gateway/postgres-databases';

const server = testServer ?? '';
const made: string[] = [];
const database = async (): Promise<string> => {
  const address = await emptyDatabase(server);
  made.push(address);
  return address;
};

const run = async (address: string, ...statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};

const opening = async (address: string): Promise<void> => {
  const sql = await openPostgres({
    address,
    connections: 2,
    log: silentLog,
    prepare: async (prepared) => {
      await migrate(prepared, locations.migrations);
    },
    chance: () => 0.5,
  });
  await sql.close();
};

beforeAll(() => run(`${server}/postgres`, `create role reader login`));
afterAll(async () => {
  for (const address of made) await dropDatabase(server, address);
  await run(`${server}/postgres`, 'drop role reader');
});

describe('a database that is not for the gateway', () => {
  const tablesOf = async (address: string): Promise<number> => {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    const { rows } = await client.query<{ tables: number }>(
      `select count(*)::int as tables from pg_tables where schemaname = 'public'`,
    );
    await client.end();
    return rows[0]?.tables ?? -1;
  };

  test('[OPS-05] of another application is refused in words, and nothing is written', async () => {
    const address = await database();
    await run(address, 'create table wp_posts (id int)');
    await expect(opening(address)).rejects.toThrow(
      '环境变量 DATABASE_URL 指向的数据库中已有其他程序的数据表，请改用空的数据库',
    );
    expect(await tablesOf(address)).toBe(1);
  });

  test('[OPS-05] of a newer version is refused by the name of what is unknown', async () => {
    const address = await database();
    await opening(address);
    await run(address, `insert into schema_migration (name) values ('9999-later.sql')`);
    await expect(opening(address)).rejects.toThrow('9999-later.sql');
  });

  test('[OPS-05] in another encoding is refused', async () => {
    const name = 'test_latin';
    await run(
      `${server}/postgres`,
      `drop database if exists ${name}`,
      `create database ${name} template template0 encoding 'LATIN1' locale 'C'`,
    );
    made.push(`${server}/${name}`);
    await expect(opening(`${server}/${name}`)).rejects.toThrow('使用 LATIN1 编码，请改用 UTF8 编码的数据库');
  });

  test('[OPS-05] in which the user may not make tables is refused', async () => {
    const address = await database();
    const asReader = address.replace('hupo@', 'reader@');
    await expect(opening(asReader)).rejects.toThrow('无权在该数据库中建表');
    expect(await tablesOf(address)).toBe(0);
  });

  test.each([
    ['that does not exist', `${server}/nowhere`, '指向的数据库不存在，请先创建'],
    ['of an unknown user', `${server.replace('hupo@', 'nobody-here@')}/postgres`, '的用户被服务器拒绝登录'],
    ['that nothing listens at', 'postgres://hupo@127.0.0.1:9/hupo', '指向的服务器无法连接'],
  ])('[OPS-05] %s is refused by the setting, without its password', async (_what, address, words) => {
    const withPassword = address.replace('@', ':s3cret@');
    await expect(opening(withPassword)).rejects.toThrow(words);
    await expect(opening(withPassword)).rejects.not.toThrow('s3cret');
  });

  test('[OPS-05] in another time zone is used like any other', async () => {
    const address = await database();
    await run(address, `alter database ${address.slice(server.length + 1)} set timezone = 'Asia/Shanghai'`);
    await opening(address);
  });
});

test('[OPS-05] two instances that start at once bring one new database up to date, one after the other', async () => {
  const address = await database();
  await Promise.all([opening(address), opening(address), opening(address)]);
  const copy = await copiedDatabase(server, address.slice(server.length + 1));
  made.push(copy);
  await opening(copy);
});
