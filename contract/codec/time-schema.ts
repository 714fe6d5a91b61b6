import { latestTime } from './time';

/** What every spelling of a moment has; a text without a zone is Asia/Shanghai. */
export const timeSchema = {
  minimum: 0,
  maximum: latestTime,
  pattern:
    '^(?:-0+|[0-9]{1,20}|[0-9]{4}-[0-9]{2}-[0-9]{2}(?:[ T][0-9:.]{5,12}(?:Z|[+-][0-9]{2}:?[0-9]{2})?)?)$',
} as const;
