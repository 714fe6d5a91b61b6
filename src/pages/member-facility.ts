import { memberPage } from '../ui/frame/page-frame/member-page';
import { MemberFacilityScreen } from '../ui/screens/member-facility/screen';
import { memberFacilityText } from '../ui/screens/member-facility/text';

export default memberPage({
  frame: { title: memberFacilityText.title, shape: 'text' },
  flows: () => ({}),
  screen: MemberFacilityScreen,
});
