/**
 * Who may see a path: everyone; everyone but visitors, who get a landing page; logged-in users; verified users.
 */
export type AccessClass = 'public' | 'landing' | 'member' | 'verified';

/** Whether visitors may see pages of a class, some of them only when crawlers: such pages share the public footer. */
export const isOpenToVisitors = (access: AccessClass): boolean => access === 'public' || access === 'landing';
