/** A list in parts of at most `size` items, in its order; none for an empty list. */
export const slicesOf = <Item>(list: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, place) =>
    list.slice(place * size, (place + 1) * size),
  );
