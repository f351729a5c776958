import { rule } from '../../kit/rule.ts';
import { needsOf, readResource } from './steps/case-interface.ts';
import { COMMON } from './steps/reads.ts';
import { readUndeclared } from './steps/undeclared.ts';

export default rule({
  level: 'info',
  title: 'What v3 answers at the path of v2 for saved offers, which it has in the offers interface',
  source: ['C13'],
  covers: [],
  effect: 'reads',
  needs: needsOf('cases-v3'),
  brokenBy: [],
  async check(context) {
    const known = await readResource(context, 'cases-v3', COMMON.vorgang.path);
    const number = encodeURIComponent(context.fixture('cases', 'vorgangsNummer'));
    const answer = await readUndeclared(context, 'baufi', `/v3/vorgaenge/${number}/gemerkteAngebote`, known, 'baufi');
    context.note(`GET /v3/vorgaenge/{vorgangsNummer}/gemerkteAngebote answers ${answer.status}`);
  },
});
