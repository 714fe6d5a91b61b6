/** Runs in the page. What is wrong with the outline that a reader hears: one first heading, no level left out. */
export const headingFaults = (): readonly string[] => {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) =>
    heading.checkVisibility(),
  );
  const levels = headings.map((heading) => Number(heading.tagName[1]));
  const jumps = headings.filter((_, place) => (levels[place] ?? 0) > (levels[place - 1] ?? 0) + 1);
  const firsts = levels.filter((level) => level === 1).length;
  return [
    ...(firsts === 1 ? [] : [`${firsts} headings of the first level`]),
    ...jumps.map((heading) => `a level is left out before ${heading.outerHTML.slice(0, 120)}`),
  ];
};
