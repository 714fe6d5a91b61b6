import ICAL from 'ical.js';

/** An event as the strict parser of ical.js reads it. Moments are milliseconds since 1970. */
export interface ReadEvent {
  readonly uid: string;
  readonly sequence: number;
  readonly title: string;
  /** '' where the file has no line of it. */
  readonly description: string;
  readonly location: string;
  readonly from: number;
  readonly until: number;
}

/** The one event of a calendar file. @throws where the parser refuses the file, or a zone that it names is not in it */
export const strictEvent = (file: string): ReadEvent => {
  ICAL.design.strict = true;
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent');
  const [component] = events;
  if (component === undefined || events.length > 1) throw new Error(`${events.length} events`);
  const event = new ICAL.Event(component);
  const zones = new Map(
    calendar
      .getAllSubcomponents('vtimezone')
      .map((zone) => [String(zone.getFirstPropertyValue('tzid')), new ICAL.Timezone(zone)] as const),
  );
  const moment = (name: 'dtstart' | 'dtend'): number => {
    const property = component.getFirstProperty(name);
    const value = property?.getFirstValue();
    if (!(value instanceof ICAL.Time)) throw new Error(`${name} is no time`);
    const tzid = property?.getFirstParameter('tzid');
    if (tzid === undefined) return value.toUnixTime() * 1_000;
    const zone = zones.get(tzid);
    if (zone === undefined) throw new Error(`the file has no zone ${tzid}`);
    value.zone = zone;
    return value.toUnixTime() * 1_000;
  };
  return {
    uid: event.uid,
    sequence: event.sequence,
    title: event.summary,
    description: component.hasProperty('description') ? event.description : '',
    location: event.location,
    from: moment('dtstart'),
    until: moment('dtend'),
  };
};
