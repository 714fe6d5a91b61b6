import { eq } from 'drizzle-orm';
import type { Random } from '../../../ports/random';
import type { Database } from '../orm';
import { sharedKey } from '../schema/instances';

const keyBytes = 32;

/** Returns the key of this name that all instances on the database have; the first who asks makes it. */
export const sharedKeyOf = async (
  { orm }: Pick<Database, 'orm'>,
  random: Pick<Random, 'bytes'>,
  name: 'notice' | 'prepay',
): Promise<Uint8Array> => {
  const made = Buffer.from(random.bytes(keyBytes)).toString('base64');
  await orm.insert(sharedKey).values({ name, key: made }).onConflictDoNothing();
  const [row] = await orm.select({ key: sharedKey.key }).from(sharedKey).where(eq(sharedKey.name, name));
  if (row === undefined) throw new Error('A shared key was not kept.');
  return new Uint8Array(Buffer.from(row.key, 'base64'));
};
