import { page } from '../ui/frame/page-frame/page';
import { AgreePrivacyScreen } from '../ui/screens/agree-privacy/screen';

export default page({ flows: () => ({}), screen: AgreePrivacyScreen });
