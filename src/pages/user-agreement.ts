import { page } from '../ui/room/page';
import { UserAgreementScreen } from '../ui/screens/user-agreement/screen';

export default page({ flows: () => ({}), screen: UserAgreementScreen });
