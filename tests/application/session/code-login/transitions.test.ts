import { codeLoginMachine } from '../../../../src/application/session/code-login/machine';
import { wayInTable } from '../way-in/way-in-table';

wayInTable('code-login', codeLoginMachine, { mode: 1, asksPassword: false });
