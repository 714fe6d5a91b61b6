import { registrationMachine } from '../../../src/application/registration/machine';
import { exploreWayIn } from '../way-in/explore-way-in';

exploreWayIn('registration', registrationMachine);
