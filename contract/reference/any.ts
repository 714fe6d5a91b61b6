/** 不限, as an id among others: nothing in particular is asked for. */
export const anyId = '-1';
