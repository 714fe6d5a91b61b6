/**
 * Loaded before a program (`node --import`): its clock differs from that of the machine by HUPO_CLOCK_SHIFT_MS milliseconds.
 * Timers go on as before, as they do on a machine whose clock is wrong.
 */
const shiftMs = Number(process.env['HUPO_CLOCK_SHIFT_MS'] ?? '0');
const ofMachine = Date.now.bind(Date);
const now = () => ofMachine() + shiftMs;

globalThis.Date = new Proxy(Date, {
  construct: (date, given, made) => {
    /** @type {unknown} */
    const moment = Reflect.construct(date, given.length === 0 ? [now()] : given, made);
    return /** @type {Date} */ (moment);
  },
  // Without `new` it answers the present moment as text.
  apply: (date) => new date(now()).toString(),
  get: (date, name) => {
    /** @type {unknown} */
    const value = name === 'now' ? now : Reflect.get(date, name);
    return value;
  },
});
