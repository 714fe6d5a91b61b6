/** A prime beyond each coefficient that comes up; products of two rests stay exact. */
const prime = 1_000_003;

const rest = (value: number): number => ((value % prime) + prime) % prime;

const inverse = (value: number): number => {
  let [result, base, power] = [1, rest(value), prime - 2];
  for (; power > 0; power = Math.floor(power / 2)) {
    if (power % 2 === 1) result = (result * base) % prime;
    base = (base * base) % prime;
  }
  return result;
};

const minus = (row: readonly number[], other: readonly number[], times: number): number[] =>
  row.map((value, place) => rest(value - ((times * (other[place] ?? 0)) % prime)));

/** What a reader learns from sums: whether a further sum follows from them by adding and subtracting. */
export const rowSpace = (sums: readonly (readonly number[])[]) => {
  const basis: { readonly lead: number; readonly row: readonly number[] }[] = [];
  const reduced = (sum: readonly number[]): number[] => {
    let row = sum.map(rest);
    for (const { lead, row: other } of basis) if (row[lead] !== 0) row = minus(row, other, row[lead] ?? 0);
    return row;
  };
  for (const sum of sums) {
    const row = reduced(sum);
    const lead = row.findIndex((value) => value !== 0);
    if (lead === -1) continue;
    const scale = inverse(row[lead] ?? 1);
    basis.push({ lead, row: row.map((value) => (value * scale) % prime) });
  }
  return { contains: (sum: readonly number[]): boolean => reduced(sum).every((value) => value === 0) };
};
