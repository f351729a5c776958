import { rule } from '../../kit/rule.ts';
import { dataIn, isSuccess } from './steps/answers.ts';
import { askUsual } from './steps/ask.ts';
import { QUESTIONS, type Question, type Variables } from './steps/questions.ts';

const DEFAULTS: Record<Question, Variables> = {
  bestesAngebot: { datenkontext: 'TESTUMGEBUNG' },
  angebote: { datenkontext: 'TESTUMGEBUNG', finanzierungszweck: 'FREIE_VERWENDUNG' },
};

export default rule({
  level: 'info',
  title: 'A parameter that is left out is answered like its default',
  source: ['L10'],
  covers: [{ operation: 'queryAngebote', status: 200 }],
  effect: 'reads',
  needs: ['credentials.kex'],
  brokenBy: [],
  async check(context) {
    for (const question of QUESTIONS) {
      for (const [name, value] of Object.entries(DEFAULTS[question])) {
        const [without, explicit] = await Promise.all([
          askUsual(context, question),
          askUsual(context, question, { [name]: value }),
        ]);
        const comparable = isSuccess(without, question) && isSuccess(explicit, question);
        const same = JSON.stringify(dataIn(without)) === JSON.stringify(dataIn(explicit));
        const result = comparable ? (same ? 'the same answer' : 'another answer') : 'no two answers to compare';
        context.note(`${question} without ${name} and with ${value}: ${result}`);
      }
    }
  },
});
