import { bodiesAreTyped } from '../steps/observed.ts';

export default bodiesAreTyped({
  interfaces: ['session'],
  brokenBy: ['form-login-untyped', 'login-box-untyped'],
});
