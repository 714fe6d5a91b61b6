import type { reportCalls } from '../../contract/report/calls';
import type { Asked } from './asked';

/** What members report as wrong. */
export type ReportGateway = Asked<typeof reportCalls>;
