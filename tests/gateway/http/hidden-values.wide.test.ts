import { askers } from '../../../tools/hidden-values/look';
import { hiddenValuesContract } from './hidden-values-contract';

hiddenValuesContract(askers, ['visitor', 'crawler', 'signer']);
