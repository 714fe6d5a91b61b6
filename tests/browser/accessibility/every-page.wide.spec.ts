import { expect } from '@playwright/test';
import { routeTable } from '../../../src/domain/route/route-table';
import { demoSeed } from '../../../tools/process/seeds';
import { demo } from '../support/accounts';
import { test } from '../faults/fixtures';
import { httpStatus } from '../faults/fault';
import { axeViolations } from './axe';
import { expectRoom } from './measures';
import { signIn } from '../support/log-in';
import { whenLoaded } from '../support/when-shown';

const first = (things: readonly { readonly id: string }[]): string => things[0]?.id ?? '';

/** The thing of the seed that a page of one thing is opened with, by the beginning of its path. */
const things: Readonly<Record<string, string>> = {
  '/fund/:id': first(demoSeed.funds),
  '/investor/:id': first(demoSeed.investors),
  '/organization/:id': first(demoSeed.organizations),
  '/soe/:id': first(demoSeed.soes),
  '/conf/:id': first(demoSeed.conferences),
  '/conf/:id/register': first(demoSeed.conferences),
  '/activity/:id': first(demoSeed.activities),
  '/news/presentation/:id': first(demoSeed.presentations),
};

const pathOf = (path: string): string | null => {
  if (!path.includes(':')) return path;
  const id = things[path];
  return id === undefined ? null : path.replace(':id', encodeURIComponent(id));
};

/** Pages of one thing without a thing in the seed are looked at with the walks of their kind. */
const pages = routeTable.flatMap((route) => {
  const path = pathOf(route.path);
  return path === null || path === '/redirect' ? [] : [path];
});

/** A third of the pages at a time, so that each test has its time. */
const parts = [0, 1, 2].map((part) => pages.filter((_, place) => place % 3 === part));

for (const [place, part] of parts.entries()) {
  test(`[LAY-17] axe finds nothing on any page, part ${place + 1} of 3, loaded and failed`, async ({
    page,
    context,
    gateway,
    faults,
    phone,
  }) => {
    test.setTimeout(400_000);
    await signIn(context, gateway, demo.shen);
    for (const path of part) {
      faults.clear();
      await page.goto(path);
      await whenLoaded(page);
      expect.soft(await axeViolations(page), path).toEqual([]);
      if (phone) await expectRoom(page, path);
      faults.setEvery(httpStatus(502));
      await page.goto(path);
      await whenLoaded(page);
      expect.soft(await axeViolations(page), `${path}, failed`).toEqual([]);
    }
  });
}
