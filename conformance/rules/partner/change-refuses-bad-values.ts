import { byPlace, isChange } from './steps/declare.ts';
import { refusesBad } from './steps/bad-values.ts';

export default byPlace({
  level: 'must',
  title: 'PATCH with a bad anrede or geburtsdatum is refused with 400',
  covers: [{ operation: 'updatePartner', status: 400 }],
  brokenBy: [
    'patch-accepts-bad-anrede',
    'patch-accepts-bad-geburtsdatum',
    'patch-ignores-bad-values',
    'words-need-only-begin-right',
    'anrede-by-its-number',
    'patch-not-stored',
    'patch-keeps-what-is-set',
  ],
  judges: { P35: refusesBad('anrede'), P183: refusesBad('geburtsdatum') },
  isMeant: isChange,
});
