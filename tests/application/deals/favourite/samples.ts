import type { FavouriteEvent } from '../../../../src/application/deals/favourite/events';
import type { Thing } from '../../../../src/domain/favourite/thing';

export const one: Thing = { kind: 'sale', id: 's1' };
export const other: Thing = { kind: 'buy', id: 'b1' };

export const shown: FavouriteEvent = { type: 'favourites.shown', who: 'u1', things: [one] };
export const otherShown: FavouriteEvent = { type: 'favourites.shown', who: 'u1', things: [one, other] };
export const shownToVisitor: FavouriteEvent = { type: 'favourites.shown', who: null, things: [one] };
export const listed: FavouriteEvent = { type: 'favourites.listed', who: 'u1', things: [one] };
export const kept: FavouriteEvent = { type: 'favourites.pressed', ...one, on: true };
export const removed: FavouriteEvent = { type: 'favourites.pressed', ...one, on: false };
export const otherKept: FavouriteEvent = { type: 'favourites.pressed', ...other, on: true };
export const undone: FavouriteEvent = { type: 'favourites.undone' };
