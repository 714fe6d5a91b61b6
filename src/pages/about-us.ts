import { memberPage } from '../ui/frame/page-frame/member-page';
import { AboutUsScreen } from '../ui/screens/about-us/screen';
import { aboutUsText } from '../ui/screens/about-us/text';

/** Who runs the product, what it does and how it is reached (SCR-15). */
export default memberPage({
  frame: { title: aboutUsText.title, shape: 'text' },
  flows: () => ({}),
  screen: AboutUsScreen,
});
