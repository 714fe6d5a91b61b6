import { bindPhoneMachine } from '../../../src/application/bind-phone/machine';
import { wayInTable } from '../way-in/way-in-table';

wayInTable('bind-phone', bindPhoneMachine, { mode: 1, asksPassword: false });
