import { byPlace, isCreation } from './steps/declare.ts';
import { refusesBad } from './steps/bad-values.ts';

export default byPlace({
  level: 'must',
  title: 'A creation with a bad typ, anrede or geburtsdatum is refused with 400',
  covers: [{ operation: 'createPartner', status: 400 }],
  effect: 'creates',
  brokenBy: [
    'create-accepts-bad-typ',
    'create-accepts-bad-anrede',
    'create-accepts-bad-geburtsdatum',
    'words-need-only-begin-right',
    'anrede-by-its-number',
  ],
  judges: { P30: refusesBad('typ'), P35: refusesBad('anrede'), P183: refusesBad('geburtsdatum') },
  isMeant: isCreation,
});
