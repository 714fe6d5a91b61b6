import type { Decimal } from '../../../contract/values/decimal';
import { grouped, narrowSpace } from '../../../contract/values/digit-groups';

/** An area with its unit. @param area square kilometres */
export const areaText = (area: Decimal): string => `${grouped(area)}${narrowSpace}平方公里`;
