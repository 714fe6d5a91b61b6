import { memberPage } from '../ui/frame/page-frame/member-page';
import { MemberServiceScreen } from '../ui/screens/member-service/screen';
import { memberServiceText } from '../ui/screens/member-service/text';

export default memberPage({
  frame: { title: memberServiceText.title, shape: 'text' },
  flows: () => ({}),
  screen: MemberServiceScreen,
});
