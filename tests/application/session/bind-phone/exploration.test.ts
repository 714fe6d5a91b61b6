import { bindPhoneMachine } from '../../../../src/application/session/bind-phone/machine';
import { exploreWayIn } from '../way-in/explore-way-in';

exploreWayIn('bind-phone', bindPhoneMachine);
