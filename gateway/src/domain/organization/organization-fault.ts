import type { OrganizationDetail } from '../../../../contract/organization/organization';
import { figuresOf, valueFault } from '../record/value-fault';

/** What of an organization makes no sense, as a sentence; null for nothing. */
export const organizationFault = ({
  name,
  selected,
}: Pick<OrganizationDetail, 'name' | 'selected'>): string | null =>
  valueFault({ filled: { name }, figures: figuresOf('selected', 'amount', selected) });
