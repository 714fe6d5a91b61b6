import { none, some, type Option } from 'fp-ts/Option';
import { minuteMs } from './duration';

const pattern =
  /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

function zoneMs(zone: string): number {
  if (zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith('-') ? -minutes : minutes) * minuteMs;
}

/**
 * Reads 'yyyy-MM-dd', 'yyyy-MM-dd HH:mm:ss' and ISO texts as milliseconds since 1970; Asia/Shanghai
 * (UTC+8) where no zone is named (contract: Answers). None for a day or an hour that does not exist.
 */
export function timeOfDateText(text: string): Option<number> {
  const parts = pattern.exec(text);
  if (parts === null) return none;
  const [
    ,
    year = '',
    month = '',
    day = '',
    hour = '00',
    minute = '00',
    second = '00',
    fraction = '',
    zone = '+08:00',
  ] = parts;
  const wall = `${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
  const time = Date.parse(wall);
  const exists = !Number.isNaN(time) && new Date(time).toISOString() === wall;
  return exists ? some(time - zoneMs(zone)) : none;
}
