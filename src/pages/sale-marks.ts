import { page } from '../ui/frame/page-frame/page';
import { SaleMarksScreen } from '../ui/screens/sale-marks/screen';

/** The marks that deals are gathered under (SCR-03). */
export default page({ flows: () => ({}), screen: SaleMarksScreen });
