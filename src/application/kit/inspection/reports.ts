import type { AnyTransitionDefinition } from 'xstate';

/** The actions of transitions by which flows report what the server does wrong, and what each reports. */
const reports: Readonly<Record<string, string>> = { reportRepeatedCursor: 'repeatedCursor' };

/** What a transition reports, by the names of its actions. */
export const reportsOf = ({ actions }: Pick<AnyTransitionDefinition, 'actions'>): readonly string[] =>
  actions.flatMap((action: unknown) => {
    const report = typeof action === 'string' ? reports[action] : undefined;
    return report === undefined ? [] : [report];
  });
