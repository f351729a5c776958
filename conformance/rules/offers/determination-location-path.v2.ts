import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { determined } from './steps/v2/determine.ts';

export default rule({
  level: 'info',
  title: 'The Location of a determination is the path under which determinations are read',
  source: ['O205'],
  covers: [{ operation: 'createErmittlung', status: 302 }],
  effect: 'creates',
  needs: ['credentials.v2'],
  async check(context) {
    const location = (await determined(context, {})).location();
    assume(location, 'needs a 302 with a Location that is an address');
    const usual = /\/v2\/ergebnisliste\/ermittlung\/[^/]+$/.test(location.pathname);
    context.note(`${usual ? 'the usual path' : 'another path'}: ${location.pathname}`);
  },
});
