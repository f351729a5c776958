import { refusals } from './steps/refusals.ts';
import { patchWrongly } from './steps/wrong-patches.ts';

export default refusals({
  title: 'A patch that is not valid JSON is refused with 4xx',
  source: ['N33'],
  asClientError: true,
  brokenBy: ['broken-json-taken', 'broken-json-500'],
  send: (context) => patchWrongly(context, 'invalid JSON'),
});
