import { readFileSync } from 'node:fs';
import { left, right, type Either } from 'fp-ts/Either';

type Variables = Readonly<Record<string, string | undefined>>;

/** Secrets by their variables. None is taken from the command line, which every user of a machine can read. */
export const secretNames = ['HUPO_NOTICE_KEY', 'DIFY_KEY', 'DATABASE_URL', 'BROKER_URL', 'FILES_URL'];

/** The environment with the content of each secret's file (`HUPO_NOTICE_KEY_FILE`), or the file that cannot be read. */
export const withSecretFiles = (environment: Variables): Either<string, Variables> => {
  const found: Record<string, string | undefined> = { ...environment };
  for (const name of secretNames) {
    const file = environment[`${name}_FILE`] ?? '';
    if (file === '') continue;
    try {
      found[name] = readFileSync(file, 'utf8').trim();
    } catch {
      return left(`无法读取环境变量 ${name}_FILE 指明的文件：${file}`);
    }
  }
  return right(found);
};
