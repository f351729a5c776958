import type { Context } from '../engine.ts';
import { FLAGS, pathsIn, show, valueOf } from './steps/attributes.ts';
import { creationByPlace } from './steps/declare.ts';
import { expectCreated, plainCreation, recordOfNew } from './steps/create.ts';
import { creationOf } from './steps/combined.ts';
import { emptyPartsOf, type PartName } from './steps/documents.ts';

/** The attributes that the plain creation sends itself. */
const OF_THE_NAME = ['vorname', 'nachname', 'firmennameZusatz'];

export default creationByPlace({
  level: 'must',
  title: 'A creation ignores empty strings, as if the attribute had not been sent',
  brokenBy: [
    'create-refuses-empty',
    'create-with-empty-answers-200',
    'create-stores-empty',
    'create-blocks-for-empty',
    'create-grants-for-empty',
    'create-grants-denied-rights',
    'read-shows-unset-as-empty',
    'create-refuses-rights',
    'organisation-keeps-mobilnummer',
    'foreign-right-answers-400',
  ],
  judges: {
    async P27(context, { attributes: path = '' }) {
      for (const part of emptyPartsOf(path)) await expectIgnoredIn(context, part, path);
    },
    async P146(context, { right = '' }) {
      const creation = await creationOf(context, 'empty booleans');
      await expectCreated(context, creation);
      const { [right]: value } = await recordOfNew(context, creation);
      const { [right]: usual } = await recordOfNew(context, await plainCreation(context));
      const isGranted = value === true && usual !== true;
      context.expect.that(!isGranted, `${right} not to be granted`, show(value), creation);
    },
  },
});

async function expectIgnoredIn(context: Context, part: PartName, path: string): Promise<void> {
  const creation = await creationOf(context, part);
  await expectCreated(context, creation);
  const record = await recordOfNew(context, creation);
  // Which attributes the service sets by itself is open (P133).
  const plain = await recordOfNew(context, await plainCreation(context));
  for (const one of pathsIn(path)) {
    const [value, usual] = [valueOf(record, one), valueOf(plain, one)];
    // Other rules judge null, which also means unset, and the type of a flag, which keeps its default.
    const isFlag = FLAGS.includes(one);
    const isSetAnyway =
      !OF_THE_NAME.includes(one) && (usual ?? undefined) !== undefined && (isFlag ? value === usual : value !== '');
    const isUnset = isFlag ? value !== true && value !== '' : (value ?? undefined) === undefined;
    context.expect.that(isUnset || isSetAnyway, `${one} not to be set`, show(value), creation);
  }
}
