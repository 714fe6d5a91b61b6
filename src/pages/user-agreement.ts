import { page } from '../ui/frame/page-frame/page';
import { UserAgreementScreen } from '../ui/screens/user-agreement/screen';

export default page({ flows: () => ({}), screen: UserAgreementScreen });
