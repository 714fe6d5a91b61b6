import notices from './state-calendar.json' with { type: 'json' };

/** The State Council's yearly notice of holidays, and of the weekend days that are worked in exchange. */
export interface HolidayNotice {
  readonly year: number;
  /** The number of the document, such as 国办发明电〔2025〕7号. */
  readonly document: string;
  /** Days without work, weekend days within a holiday among them; 'yyyy-MM-dd'. */
  readonly off: readonly string[];
  /** Saturdays and Sundays that are worked. */
  readonly work: readonly string[];
}

/** The days of several notices together. */
export interface StateCalendar {
  readonly years: ReadonlySet<number>;
  readonly off: ReadonlySet<string>;
  readonly work: ReadonlySet<string>;
}

/** The calendar of some notices. Their days may lie in another year: a notice may set days of the December before. */
export const calendarOf = (published: readonly HolidayNotice[]): StateCalendar => ({
  years: new Set(published.map(({ year }) => year)),
  off: new Set(published.flatMap(({ off }) => off)),
  work: new Set(published.flatMap(({ work }) => work)),
});

/** The published notices, the earliest first. A new year is one more entry of the JSON file. */
export const holidayNotices: readonly HolidayNotice[] = notices;

/** The State calendar of all published notices (MKT-17). */
export const stateCalendar: StateCalendar = calendarOf(holidayNotices);
