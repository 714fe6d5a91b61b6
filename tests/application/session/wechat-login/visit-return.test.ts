import { describe, expect, test } from 'vitest';
import { takeVisitReturn } from '../../../../src/application/session/wechat-login/visit-return';
import type { StoredName } from '../../../../src/domain/session/stored-names';
import { fakeStorage } from '../../../support/fakes/key-value-storage';
import { fakeHistory } from '../../../support/fakes/page-history';

const home = { address: '/', index: 0, layers: 0 };

const returned = (address: string, kept: Partial<Record<StoredName, string>> = {}) => {
  const [history, storage] = [fakeHistory(address), fakeStorage(kept)];
  const visit = takeVisitReturn(history.port, storage.port);
  return { visit, entries: history.wayHere(), kept: [...storage.kept.keys()] };
};

describe('what a visit brings back from WeChat', () => {
  test('[LOG-05] a login takes its code out of the address, and gets home below it', () => {
    const before = '/login?type=wechat&from=%2Fuser';
    const { visit, entries, kept } = returned(`${before}&code=c1&state=s1`, {
      'hupo.wechat-asked': `s1 ${before}`,
    });
    expect(visit).toEqual({ wechat: [{ kind: 'code', code: 'c1' }], payerCode: null });
    expect(entries).toEqual([home, { address: before, index: 1, layers: 0 }]);
    expect(kept).toEqual([]);
  });

  test('[LOG-05] the answer to another request is not used, and its record is removed', () => {
    const { visit, entries, kept } = returned('/login?code=c1&state=s2', {
      'hupo.wechat-asked': 's1 /login',
    });
    expect(visit.wechat).toEqual([{ kind: 'wrongState' }]);
    expect(entries.at(-1)?.address).not.toContain('c1');
    expect(kept).toEqual([]);
  });

  test('[PAY-08] a payer takes its code out of the address, and gets no page below it', () => {
    const { visit, entries, kept } = returned('/member?code=c1&state=s1', { 'hupo.payer-asked': 's1' });
    expect(visit).toEqual({ wechat: [], payerCode: 'c1' });
    expect(entries).toEqual([{ address: '/member', index: 0, layers: 0 }]);
    expect(kept).toEqual([]);
  });

  test('[LAY-19] the page of a message’s link gets home below it', () => {
    const { visit, entries } = returned('/login/retrieve');
    expect(visit).toEqual({ wechat: [], payerCode: null });
    expect(entries).toEqual([home, { address: '/login/retrieve', index: 1, layers: 0 }]);
  });

  test('[LOG-05] a page to which WeChat does not return keeps its address and its records', () => {
    const kept = { 'hupo.wechat-asked': 's1 /login', 'hupo.payer-asked': 's1' };
    expect(returned('/sale?state=s2', kept)).toEqual({
      visit: { wechat: [], payerCode: null },
      entries: [{ address: '/sale?state=s2', index: 0, layers: 0 }],
      kept: ['hupo.wechat-asked', 'hupo.payer-asked'],
    });
  });
});
