import { left, right, type Either } from 'fp-ts/Either';

/** The setting that names the database, for messages. */
export const databaseSetting = '环境变量 DATABASE_URL';

/** The address of a PostgreSQL database, without its password. */
export const withoutPassword = (address: string): string => {
  const url = new URL(address);
  return `${url.protocol}//${url.host}${url.pathname}`;
};

/** The address as given, null where none was, or what is wrong with it. It is never repeated: it may hold a password. */
export const databaseAddress = (given: string | undefined): Either<string, string | null> => {
  if (given === undefined || given === '') return right(null);
  const isAddress = URL.canParse(given) && /^postgres(?:ql)?:\/\/[^?#]*\/[^/?#]+(?:\?[^#]*)?$/.test(given);
  return isAddress
    ? right(given)
    : left(`${databaseSetting} 应为 postgres://用户:密码@主机:端口/数据库名 形式的地址`);
};
