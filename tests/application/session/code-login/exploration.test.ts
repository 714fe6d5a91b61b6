import { codeLoginMachine } from '../../../../src/application/session/code-login/machine';
import { exploreWayIn } from '../way-in/explore-way-in';

exploreWayIn('code-login', codeLoginMachine);
