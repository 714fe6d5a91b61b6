import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allowsAlert,
  rightKinds,
  rightsOf,
  withoutPlan,
  type Entitlement,
} from '../../../gateway/src/domain/membership/entitlement';
import { entitlementOf, plans } from '../../../gateway/src/domain/membership/plans';
import { propertyRuns } from '../../support/property';

const entitlements: fc.Arbitrary<Entitlement> = fc.record({
  contactsPerMonth: fc.nat(1_000),
  alerts: fc.constantFrom('daily' as const, 'now' as const),
});

test('[TRU-01] each right of each plan is written from the value that the gateway enforces', () => {
  for (const { planId, grants, rights } of plans) {
    expect(rights).toEqual(rightsOf(grants));
    expect(rights.map(({ key }) => key)).toEqual(Object.keys(grants));
    expect(entitlementOf(planId)).toBe(grants);
  }
  expect(entitlementOf(null)).toBe(withoutPlan);
  expect(entitlementOf('gone')).toBe(withoutPlan);
});

test('[TRU-01] every right names the use case that enforces it, and that use case asks for the entitlement', () => {
  const files = {
    consulting: 'gateway/src/application/chat/consulting.ts',
    savedSearches: 'gateway/src/application/search/own-searches.ts',
  } as const;
  for (const [key, { enforcedBy }] of Object.entries(rightKinds)) {
    const code = readFileSync(files[enforcedBy], 'utf8');
    expect(code).toContain('entitlement(accountId)');
    expect(code.includes(key) || code.includes('allowsAlert')).toBe(true);
  }
});

test('[TRU-01] the text of a right follows its amount: another amount is another text', () => {
  fc.assert(
    fc.property(entitlements, entitlements, (one, other) => {
      const texts = (of: Entitlement) => rightsOf(of).map(({ value }) => value);
      expect(JSON.stringify(texts(one)) === JSON.stringify(texts(other))).toBe(
        one.contactsPerMonth === other.contactsPerMonth && one.alerts === other.alerts,
      );
      expect(allowsAlert(one, 'daily') && allowsAlert(one, 'off')).toBe(true);
      expect(allowsAlert(one, 'now')).toBe(one.alerts === 'now');
    }),
    { numRuns: propertyRuns },
  );
});

test('[TRU-01] a higher plan never holds less than a lower one, nor any plan less than none', () => {
  const rising = [withoutPlan, ...plans.map(({ grants }) => grants)];
  rising.slice(1).forEach((grants, place) => {
    const lower = rising[place] ?? withoutPlan;
    expect(grants.contactsPerMonth).toBeGreaterThan(lower.contactsPerMonth);
    expect(lower.alerts === 'now' && grants.alerts === 'daily').toBe(false);
  });
});

/** Services that nothing in the product does. */
const notThere =
  /资料室|路演间|路演厅|问答台账|会议室|签约室|文件范本|撮合团队|定向撮合|撮合会员|平台顾问|项目顾问|专属顾问|客户经理|反向寻访|尽调协调|机构引荐|致电客服|报名的那一场|何时查看了资料|谁看过资料|会话和报价会标明|只向完成认证的|(?<!完整)认证后，?可以?签署/;

const textsUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|tsx|json|html|md)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

test('[TRU-01] no text for people promises what the product does not have', () => {
  const promising = ['src', 'contract', 'gateway/src', 'gateway/seed']
    .flatMap(textsUnder)
    .filter((file) => notThere.test(readFileSync(file, 'utf8')));
  expect(promising).toEqual([]);
});
