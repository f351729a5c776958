import { assume } from '../engine.ts';
import { determinationRule, determined } from './steps/determine.v2.ts';

export default determinationRule({
  level: 'info',
  title: 'The Location of a determination is the path under which determinations are read',
  source: ['O205'],
  async check(context) {
    const location = (await determined(context, {})).location();
    assume(location, 'needs a 302 with a Location that is an address');
    const usual = /\/v2\/ergebnisliste\/ermittlung\/[^/]+$/.test(location.pathname);
    context.note(`${usual ? 'the usual path' : 'another path'}: ${location.pathname}`);
  },
});
