import { servicePage } from '../ui/features/page/article/article-pages';
import { brandCommunicationText } from '../ui/screens/brand-communication/text';

/** Communication for companies and institutions (SCR-15). */
export default servicePage(brandCommunicationText);
