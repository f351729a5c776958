import { bodiesAreTyped } from '../steps/observed.ts';

export default bodiesAreTyped({
  brokenBy: ['form-login-untyped', 'login-box-untyped'],
});
