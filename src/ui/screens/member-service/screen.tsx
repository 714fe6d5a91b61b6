import type { ReactElement } from 'react';
import { PlanArticle } from '../../features/payment/member-article/plan-article';
import { memberServiceText } from './text';

/** What the platform does for a member (SCR-09). */
export const MemberServiceScreen = (): ReactElement => <PlanArticle {...memberServiceText} />;
