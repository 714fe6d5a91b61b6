import { isLeft } from 'fp-ts/Either';
import { stateCalendar } from '../../../../contract/calendar/state-calendar';
import { listingFaults, type ListingFault } from '../../../../contract/soe/listing-faults';
import type { SoeDetail } from '../../../../contract/soe/soe';
import { soeGroupOf } from '../../../../contract/soe/soe-group';
import { listedIn } from '../deal/listed-deal';
import { valueFault } from '../record/value-fault';

const faultText = (fault: ListingFault): string => {
  switch (fault.kind) {
    case 'datesDisordered':
      return `日期前后颠倒（${fault.earlier} 与 ${fault.later}）`;
    case 'periodTooShort':
      return `披露期只有 ${fault.stated} 个工作日，至少 ${fault.least} 个`;
    case 'priceUnderAppraisal':
      return '首次底价低于评估值';
    case 'consentMissing':
      return '底价低于评估值的 90 %，没有书面同意';
    case 'depositTooLarge':
      return '保证金超过底价的 30 %';
  }
};

const soeValueFault = ({ title, code, company, price, appraised, stake, terms }: SoeDetail): string | null =>
  valueFault({
    filled: { title, code, company },
    figures: { price, appraised, stake, 'terms.deposit': terms.deposit },
  });

/**
 * What of a listing makes no sense, or breaks a rule of industries, prices or periods; null for nothing. A period that depends on a year
 * without a notice of holidays is not judged.
 */
export const soeFault = (listing: SoeDetail): string | null => {
  const fault = soeValueFault(listing);
  if (fault !== null) return fault;
  const { industryId, regionId } = listedIn(listing);
  if (industryId === null) return `没有“${listing.industry}”这个行业`;
  if (regionId === null) return `没有“${listing.region}”这个地区`;
  if (soeGroupOf(industryId) !== listing.group) return '行业组与行业不符';
  const faults = listingFaults(
    { ...listing, deposit: listing.terms.deposit, consent: listing.seller.consent },
    stateCalendar,
  );
  if (isLeft(faults)) return null;
  const [first] = faults.right;
  return first === undefined ? null : faultText(first);
};
