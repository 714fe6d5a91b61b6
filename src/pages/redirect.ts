import { page } from '../ui/frame/page-frame/page';
import { RedirectScreen } from '../ui/screens/redirect/screen';

/** What /redirect shows of an address that the navigation does not follow by itself (RTE-04, SEC-02). */
export default page({ queries: ['url'], flows: () => ({}), screen: RedirectScreen });
