/** The listeners of a piece of news, each until it unsubscribes. */
export const hearers = <News extends readonly unknown[] = []>() => {
  const heard = new Set<(...news: News) => void>();
  return {
    notify: (...news: News): void => heard.forEach((hear) => hear(...news)),
    /** @returns how to hear no more */
    listen: (hear: (...news: News) => void) => {
      heard.add(hear);
      return () => heard.delete(hear);
    },
  };
};
