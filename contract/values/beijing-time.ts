const offsetMs = 8 * 60 * 60_000;

/** A moment (milliseconds since 1970) as 'yyyy-MM-dd HH:mm:ss' in Asia/Shanghai, which has no summer time. */
export const beijingTime = (moment: number): string =>
  new Date(moment + offsetMs).toISOString().slice(0, 19).replace('T', ' ');
