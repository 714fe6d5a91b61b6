import { servicePage } from '../ui/features/page/article/article-pages';
import { productServiceText } from '../ui/screens/product-service/text';

/** The services of the operator, and an enquiry about them (SCR-15). */
export default servicePage(productServiceText);
