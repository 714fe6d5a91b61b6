// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { StoredPromotions } from '../../../src/adapters/storage-web/stored-promotions';
import { WebStorage } from '../../../src/adapters/storage-web/web-storage';
import { noPromotion } from '../../../src/domain/promotion/no-promotion';
import { dayMs } from '../../../contract/values/duration';

const time = { now: 1_790_000_000_000 };
const opened = () => new StoredPromotions(new WebStorage(window), { now: () => time.now });
const whole = { sprad: 's1', shareRegister: 'r1', platformChannel: 'c1' };
const entry = '/sale/landing?sprad=s1&shareRegister=r1&platformChannel=c1';

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('[LAY-14] what an entry address says is known after a reload, and a later page adds to it', async () => {
  opened().note(entry);
  expect(await opened().recall()).toEqual(whole);
  opened().note('/login?sprad=s2');
  expect(await opened().recall()).toEqual({ ...whole, sprad: 's2' });
});

test('[LAY-14] the channel counts for 24 hours, in a new tab too, and the codes only in theirs', async () => {
  opened().note(entry);
  sessionStorage.clear();
  time.now += dayMs - 1;
  expect(await opened().recall()).toEqual({ ...noPromotion, platformChannel: 'c1' });
  time.now += 1;
  expect(await opened().recall()).toEqual(noPromotion);
});

test('[LAY-14] where nothing can be kept the entry address still counts', async () => {
  const nowhere = {
    get localStorage(): Storage {
      throw new Error('off');
    },
    get sessionStorage(): Storage {
      throw new Error('off');
    },
  };
  const promotions = new StoredPromotions(new WebStorage(nowhere), { now: () => time.now });
  promotions.note(entry);
  expect(await promotions.recall()).toEqual(whole);
});

test.each(['{', 'null', '{"sprad":1}'])(
  '[LAY-14] a kept text that is none counts as none: %s',
  async (text) => {
    sessionStorage.setItem('hupo.promotion', text);
    localStorage.setItem('hupo.platform-channel', text);
    expect(await opened().recall()).toEqual(noPromotion);
  },
);
