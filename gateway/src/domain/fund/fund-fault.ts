import type { FundDetail, FundMaterials } from '../../../../contract/fund/fund';
import { figuresOf, valueFault } from '../record/value-fault';

interface Judged extends Pick<FundDetail, 'name' | 'code' | 'manager' | 'size'> {
  readonly materials: Pick<FundMaterials, 'partners'>;
}

/** What of a fund makes no sense, as a sentence; null for nothing. */
export const fundFault = ({ name, code, manager, size, materials }: Judged): string | null =>
  valueFault({
    filled: { name, code, manager },
    figures: { size, ...figuresOf('materials.partners', 'share', materials.partners) },
  });
