import { accountStore } from '../../../gateway/src/adapters/database/stores/account-store';
import { interestStore } from '../../../gateway/src/adapters/database/stores/interest-store';
import { publicationStore } from '../../../gateway/src/adapters/database/stores/publication-store';
import { verificationStore } from '../../../gateway/src/adapters/database/stores/verification-store';
import { pictureProcess } from '../../../gateway/src/adapters/pictures/picture-process';
import { makeFreshnessSweep } from '../../../gateway/src/application/publication/freshness-sweep';
import { makeOwnPublications } from '../../../gateway/src/application/publication/own-publications';
import { makePublicationReview } from '../../../gateway/src/application/publication/publication-review';
import { locations } from '../../../gateway/src/main/locations';
import { openStorage } from '../../../gateway/src/main/storage';
import type { Publications } from '../../../gateway/src/ports/publications';
import { recordingDatabase } from '../../../tools/process/recording-database';
import { silentLog } from '../../../tools/process/silent-log';
import { movedClock } from '../../support/gateway/moved-clock';
import { sampleContent } from '../../support/gateway/sample-content';
import { seededImage } from '../../support/gateway/database-image';
import { seededAt } from '../../support/gateway/template';

/** 'one' is a reading: something else is done just after it. */
type Writing = 'one' | 'list' | 'relist' | 'reject' | 'remove' | 'change' | 'save' | 'add';

/** What members and operators do about publications over a database, with something else done just before a writing. */
export const startPublicationRig = async () => {
  const clock = movedClock(seededAt);
  const pictures = pictureProcess(locations.pictureWorker);
  const { database: stores, close } = await openStorage(
    await (await seededImage('sample', sampleContent)).storage(),
    { log: silentLog, seed: () => Promise.resolve(false), onLost: () => undefined, pictures },
  );
  const database = recordingDatabase(stores);
  const stored = publicationStore(database);
  let next: { readonly writing: Writing; readonly work: () => Promise<unknown> } | null = null;
  const before = async (writing: Writing): Promise<void> => {
    if (next?.writing !== writing) return;
    const { work } = next;
    next = null;
    await work();
  };
  const publications: Publications = {
    ...stored,
    one: async (id) => {
      const found = await stored.one(id);
      await before('one');
      return found;
    },
    list: async (...given) => before('list').then(() => stored.list(...given)),
    end: async (...given) => before('relist').then(() => stored.end(...given)),
    relist: async (...given) => before('relist').then(() => stored.relist(...given)),
    reject: async (...given) => before('reject').then(() => stored.reject(...given)),
    remove: async (...given) => before('remove').then(() => stored.remove(...given)),
    change: async (...given) => before('change').then(() => stored.change(...given)),
    save: async (...given) => before('save').then(() => stored.save(...given)),
    add: async (...given) => before('add').then(() => stored.add(...given)),
  };
  const dealListed = () => Promise.resolve();
  const interests = interestStore(database);
  return {
    clock,
    publications,
    database,
    /** The notices that were sent. */
    notices: () => database.sent.flatMap((event) => (event.kind === 'message.sent' ? [event.message] : [])),
    forgetNotices: () => void database.sent.splice(0),
    own: makeOwnPublications({
      accounts: accountStore(database),
      publications,
      uploads: { dealPictures: () => Promise.resolve([]) },
      interests,
      clock,
      dealListed,
    }),
    review: makePublicationReview({
      publications,
      accounts: accountStore(database),
      verifications: verificationStore(database),
      clock,
      dealListed,
    }),
    sweep: makeFreshnessSweep({ publications, clock }),
    /** Does something once, just before the next writing of a kind. */
    meanwhile: (writing: Writing, work: () => Promise<unknown>): void => {
      next = { writing, work };
    },
    close: async (): Promise<void> => {
      await close();
      await pictures.close();
    },
  };
};

export type PublicationRig = Awaited<ReturnType<typeof startPublicationRig>>;
