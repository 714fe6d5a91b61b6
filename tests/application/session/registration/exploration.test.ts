import { registrationMachine } from '../../../../src/application/session/registration/machine';
import { exploreWayIn } from '../way-in/explore-way-in';

exploreWayIn('registration', registrationMachine);
