import { WireId } from '../../../contract/codec/id';

export const isWireId = (text: string): boolean => WireId.is(text);
