import type { SnapshotFrom } from 'xstate';
import type { FundSurveyMachine } from './machine';

/** What a view sees of a survey. */
export const selectFundSurveyStatus = (snapshot: SnapshotFrom<FundSurveyMachine>) => {
  const phases = ['recalling', 'answering', 'sent', 'outdated'] as const;
  return { phase: phases.find((phase) => snapshot.matches(phase)) ?? 'sending', ...snapshot.context };
};

export type FundSurveyStatus = ReturnType<typeof selectFundSurveyStatus>;
