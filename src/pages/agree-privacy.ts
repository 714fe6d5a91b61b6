import { page } from '../ui/room/page';
import { AgreePrivacyScreen } from '../ui/screens/agree-privacy/screen';

export default page({ flows: () => ({}), screen: AgreePrivacyScreen });
