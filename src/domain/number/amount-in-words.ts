import nzh from 'nzh/cn';
import { roundShifted } from '../../../contract/values/decimal';
import type { Amount } from './amount';

/** A sum in 万元 as contracts write it out, to the 元: '人民币壹亿伍仟万元整'. */
export const amountInWords = (amount: Amount): string => nzh.toMoney(String(roundShifted(amount, 4)));
