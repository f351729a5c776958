import { SUCCESS } from '../engine.ts';
import { refusesBad, sendBad } from './steps/bad-values.ts';
import { byPlace } from './steps/declare.ts';

export default byPlace({
  level: 'should',
  title: 'A geburtsdatum that does not exist in the calendar is refused',
  brokenBy: [
    'days-of-no-calendar-taken',
    'create-accepts-bad-geburtsdatum',
    'patch-accepts-bad-geburtsdatum',
    'patch-ignores-bad-values',
    'patch-not-stored',
    'patch-keeps-what-is-set',
  ],
  judges: {
    P184: refusesBad('geburtsdatum'),
    async N68(context, { operation, values }) {
      context.expect.refused(await sendBad(context, operation, 'geburtsdatum', values), SUCCESS);
    },
  },
});
