/** That what has the most revenue comes first, an order which the list of deals for sale has. */
const mostRevenue = /(?:营业收入|营业额|营收|收入)\s*最\s*(?:高|大|多)/gu;

/** Whether the deals with the most revenue are asked for. */
export const asksForMostRevenue = (question: string): boolean => question.search(mostRevenue) >= 0;

export const withoutMostRevenue = (question: string): string => question.replace(mostRevenue, ' ');
