/** A way as a hand makes it, to `x` px: a dozen places at no even pace. */
export const humanWay = (x: number) => ({
  by: 'drag' as const,
  points: Array.from({ length: 12 }, (_, step) => {
    const part = Math.sin(((step + 1) / 12) * (Math.PI / 2));
    return [600 + step * 40 + (step % 3) * 7, step === 11 ? x : Math.round(part * x)] as const;
  }),
});
