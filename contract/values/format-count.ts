import { grouped } from './digit-groups';

/** How many there are, with signs between thousands: '9,439'. */
export const formatCount = (count: number): string => grouped(String(count));
