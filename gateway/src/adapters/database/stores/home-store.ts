import { asc } from 'drizzle-orm';
import type { HomeContent } from '../../../ports/home-content';
import type { Database } from '../orm';
import { banner, hotWord } from '../schema/home';

export const homeStore = ({ orm }: Database): HomeContent => ({
  banners: () => orm.select().from(banner).orderBy(asc(banner.sort), asc(banner.id)),
  hotWords: () => orm.select().from(hotWord).orderBy(asc(hotWord.sort), asc(hotWord.id)),
});
