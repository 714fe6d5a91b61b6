import type { ReactElement } from 'react';
import { PlanArticle } from '../../features/payment/member-article/plan-article';
import { memberFacilityText } from './text';

/** The tools that members use (SCR-09). */
export const MemberFacilityScreen = (): ReactElement => <PlanArticle {...memberFacilityText} />;
