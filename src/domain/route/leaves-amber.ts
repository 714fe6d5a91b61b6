import type { RouteRow } from './route-table';

const gatherings = /^(?:home|user|favourite.*|bidderSales.*)$/;

/** Whether a page has no main action of its own, so that the header's way to publish is the one in amber. */
export const leavesAmber = ({ name, cached, tab }: RouteRow): boolean =>
  cached ? tab !== 'message' : gatherings.test(name);
