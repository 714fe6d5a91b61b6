import type { Page } from '@playwright/test';

/** What a beacon carries, as it came. */
export interface Beacon {
  readonly name: string;
  readonly userId: string | null;
  readonly [field: string]: unknown;
}

/** Keeps every beacon that the page sends from now on, with the kind of request it was. */
export const beaconsOf = (page: Page) => {
  const beacons: Beacon[] = [];
  const kinds = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/beacon') return;
    kinds.add(request.resourceType());
    beacons.push(JSON.parse(request.postData() ?? '{}') as Beacon);
  });
  return { kinds, named: (name: string) => beacons.filter((beacon) => beacon.name === name) };
};
