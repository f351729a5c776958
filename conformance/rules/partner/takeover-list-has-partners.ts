import { rule } from '../../engine/rule.ts';
import { READING } from './steps/needs.ts';
import { assumeReadable } from './steps/readable.ts';
import { takeoverPartners } from './steps/reads.ts';
import { recordIn } from './steps/requests.ts';

export default rule({
  level: 'should',
  title: 'The takeover list of a partner holds an array _embedded.partner',
  source: ['P108', 'P192'],
  interfaces: ['partner'],
  covers: [{ operation: 'getUebernahmeRechtFuer', status: 200 }],
  effect: 'reads',
  needs: READING,
  brokenBy: [
    'takeover-list-without-partners',
    'takeover-partners-are-object',
    'takeover-list-is-array',
    'takeover-answers-page',
  ],
  async check(context) {
    const answer = await assumeReadable(context, 'uebernahmeRechtFuer');
    const list = recordIn(answer);
    const holds = takeoverPartners(list) !== undefined;
    const shown = JSON.stringify(list?.['_embedded']) ?? 'nothing there';
    context.expect.that(holds, 'an array as _embedded.partner', shown, answer);
  },
});
