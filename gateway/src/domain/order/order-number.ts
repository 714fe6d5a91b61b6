import { beijingTime } from '../../../../contract/values/beijing-time';

const shape = /^HP\d{18}$/;
/** One more than the largest number of the day. */
export const numbersOfDay = 10_000_000_000;

/** 'HP', the day in Beijing and ten digits: HP202610150123456789. */
export const orderNumber = (at: number, number: number): string =>
  `HP${beijingTime(at).slice(0, 10).replaceAll('-', '')}${String(number).padStart(10, '0')}`;

export const isOrderNumber = (text: string): boolean => shape.test(text);
