import { creationByPlace } from './steps/declare.ts';
import { defaultsToFalse } from './steps/plain.ts';

export default creationByPlace({
  level: 'must',
  title: 'A new person is not blocked, belongs to no credit institution, and has no right that is not given by default',
  brokenBy: [
    'gesperrt-default-true',
    'credit-institution-default-true',
    'rights-default-true',
    'create-blocks-for-empty',
    'block-goes-over-to-new-partners',
    'block-shows-in-subordinates',
  ],
  judges: { P23: defaultsToFalse('PERSON'), P86: defaultsToFalse('PERSON') },
});
