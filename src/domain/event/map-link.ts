import type { EventPlace } from '../../../contract/event/event';
import { isOutsideAddress } from '../address/outside-address';

/** Maps to which the page of an event leads. */
const hosts = ['uri.amap.com', 'api.map.baidu.com', 'apis.map.qq.com'];

/** The map of a place; null for none, and for an address that leads elsewhere (SEC-02). */
export const mapLink = ({ map }: Pick<EventPlace, 'map'>): string | null =>
  isOutsideAddress(map, hosts) ? map : null;
