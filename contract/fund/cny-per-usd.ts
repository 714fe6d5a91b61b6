/**
 * Yuan for one US dollar when funds are filtered and ordered by size. A reference of ours, no exchange rate of a day:
 * the list says so. Migration 83 has the same figure.
 */
export const cnyPerUsd = '7.1';
