import { byPlace } from './steps/declare.ts';
import { defaultsToFalse } from './steps/plain.ts';

export default byPlace({
  level: 'should',
  title: 'A new organisation is not blocked and does not belong to a credit institution',
  effect: 'creates',
  brokenBy: ['gesperrt-default-true', 'credit-institution-default-true'],
  judges: { P89: defaultsToFalse('ORGANISATION') },
});
