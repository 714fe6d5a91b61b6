import { signer } from '../../../tools/hidden-values/marked-seed';
import { hiddenValuesContract } from './hidden-values-contract';

hiddenValuesContract(['visitor', 'u-lin', signer], ['visitor']);
