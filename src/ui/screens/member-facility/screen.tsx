import type { ReactElement } from 'react';
import { PlanArticle } from '../../parts/member-article/plan-article';
import { memberFacilityText } from './text';

/** Where members meet, and where their papers lie (SCR-09). */
export const MemberFacilityScreen = (): ReactElement => <PlanArticle {...memberFacilityText} />;
