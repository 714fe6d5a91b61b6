import { isLeft, isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import type { Environment } from '../../../src/domain/access/environment';
import { appPayment, miniProgramPayment, wechatPayment } from '../../support/samples/prepay';
import type { PlatformBridge } from '../../../src/ports/platform-bridge';

/** A bridge on the double of its platform. */
export interface BridgeOnDouble {
  readonly bridge: PlatformBridge;
  /** Addresses that the platform was told to open. */
  readonly opened: () => readonly string[];
  /** Addresses that the page was left for. */
  readonly left: () => readonly string[];
}

export interface BridgeUnderContract {
  readonly environment: Environment;
  readonly make: () => BridgeOnDouble;
  /** The same bridge on a platform of which nothing works. */
  readonly makeBroken: () => PlatformBridge;
}

const address = 'https://partner.example/report?id=1';
const sharedPicture = {
  title: '海报',
  link: 'https://hupo.example/',
  picture: new Blob(['png'], { type: 'image/png' }),
  mSoftPath: null,
};
const failures = ['versionTooLow', 'notInstalled', 'cancelled', 'notOpened', 'failed'];

/** What every bridge keeps, whatever its platform is (ENV-01, ENV-02, ENV-04). */
export const bridgeContract = (
  name: string,
  { environment, make, makeBroken }: BridgeUnderContract,
): void => {
  describe(`the ${name} bridge on its double`, () => {
    test('[ENV-01][ENV-02] says where it runs, and what can be done there as plain data', () => {
      const { bridge } = make();
      expect(bridge.environment).toBe(environment);
      expect(JSON.parse(JSON.stringify(bridge.capabilities))).toEqual(bridge.capabilities);
    });

    test('[ENV-02] logs in by WeChat exactly where it offers it, by a page or by a code', async () => {
      const { bridge } = make();
      const asked = await bridge.authorizeWechat('state-1')();
      const kinds = { oauth: 'leaving', plugin: 'code', none: 'failed' } as const;
      const expected = kinds[bridge.capabilities.socialLogin];
      expect(isRight(asked) ? asked.right.kind : asked.left.kind).toBe(expected);
      if (isRight(asked) && asked.right.kind === 'leaving')
        expect(new URL(asked.right.address).searchParams.get('state')).toBe('state-1');
    });

    test('[ENV-03] opens an address outside once, and only when it is run', async () => {
      const { bridge, opened } = make();
      const asked = bridge.openOutside(address);
      expect(opened()).toEqual([]);
      expect(isRight(await asked())).toBe(true);
      expect(opened()).toEqual([address]);
    });

    test('[ENV-02][PAY-09] pays by its own cashier only, and by no other', async () => {
      const { bridge } = make();
      const kinds = [];
      for (const request of [wechatPayment, appPayment, miniProgramPayment])
        if (isRight(await bridge.pay(request)())) kinds.push(request.kind);
      const cashiers = { browser: [], wechat: ['wechat', 'miniProgram'], native: ['app', 'miniProgram'] };
      expect(kinds).toEqual(cashiers[environment]);
    });

    test('[PAY-08] asks WeChat who pays where it has a page for it, with the state that must come back', async () => {
      const { bridge } = make();
      const asked = await bridge.authorizePayer('state-2')();
      expect(isRight(asked)).toBe(environment === 'wechat');
      if (isRight(asked) && asked.right.kind === 'leaving')
        expect(new URL(asked.right.address).searchParams.get('state')).toBe('state-2');
    });

    test('[PAY-10] leaves for an address once, and only when it is run', async () => {
      const { bridge, left } = make();
      const asked = bridge.leaveFor(address);
      expect(left()).toEqual([]);
      expect(isRight(await asked())).toBe(true);
      expect(left()).toEqual([address]);
    });

    test('[ENV-02] reads a code exactly where it offers a scanner', async () => {
      const { bridge } = make();
      const asked = await bridge.scan()();
      expect(isRight(asked) ? asked.right : asked.left.kind).toBe(
        bridge.capabilities.scanCode ? 'code-1' : 'failed',
      );
    });

    test('[ENV-02] knows the permission to notify exactly where it offers to', async () => {
      const { bridge } = make();
      for (const ask of [bridge.pushPermission, bridge.askForPush]) {
        const asked = await ask()();
        const known = isRight(asked) ? asked.right : asked.left.kind;
        if (bridge.capabilities.push) expect(['granted', 'denied', 'undecided']).toContain(known);
        else expect(known).toBe('unsupported');
      }
    });

    test('[ENV-04] of what cannot be done it fails with a value and throws nothing', async () => {
      const bridge = makeBroken();
      const asked = await Promise.all([
        bridge.authorizeWechat('state-1')(),
        bridge.openOutside(address)(),
        bridge.authorizePayer('state-1')(),
        bridge.pay(wechatPayment)(),
        bridge.pay(appPayment)(),
        bridge.pay(miniProgramPayment)(),
        bridge.leaveFor(address)(),
        bridge.scan()(),
        bridge.sharePicture(sharedPicture)(),
        bridge.pushPermission()(),
        bridge.askForPush()(),
        bridge.exit()(),
      ]);
      for (const answer of asked) if (isLeft(answer)) expect(failures).toContain(answer.left.kind);
      expect(isLeft(await bridge.exit()())).toBe(true);
      expect(isLeft(await bridge.scan()())).toBe(true);
      expect(isLeft(await bridge.sharePicture(sharedPicture)())).toBe(true);
      for (const request of [wechatPayment, appPayment, miniProgramPayment])
        expect(isLeft(await bridge.pay(request)())).toBe(true);
      expect(isLeft(await bridge.leaveFor(address)())).toBe(true);
      expect(() => bridge.listenBack(() => undefined)()).not.toThrow();
    });

    test('[LAY-11] stops hearing the back button when it is told to, once and for all', () => {
      const { bridge } = make();
      const stop = bridge.listenBack(() => undefined);
      expect(() => {
        stop();
        stop();
      }).not.toThrow();
    });
  });
};
