import { registrationMachine } from '../../../../src/application/session/registration/machine';
import { wayInTable } from '../way-in/way-in-table';

wayInTable(
  'registration',
  registrationMachine,
  { mode: 3, asksPassword: true },
  '，可能已注册成功，请重试，或直接登录',
);
