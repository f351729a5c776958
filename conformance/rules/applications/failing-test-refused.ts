import { patchFailingPartly } from './steps/several-operations.ts';
import { refusals } from './steps/refusals.ts';

export default refusals({
  title: 'A patch with a test that fails is refused',
  source: ['N11'],
  brokenBy: ['tests-not-made', 'several-operations-not-stored', 'only-first-operation'],
  async send(context) {
    const { answer } = await patchFailingPartly(context, 'failing test');
    return { answer };
  },
});
