import { recordIn, valueOf } from './steps/attributes.ts';
import { creationByPlace, CREATION } from './steps/declare.ts';
import { allCreated, answeredRecord } from './steps/plain.ts';

export default creationByPlace({
  level: 'must',
  title: 'A creation answers with the id that the service gave the new partner',
  needs: CREATION,
  brokenBy: ['create-body-without-id', 'create-body-id-is-empty', 'create-body-id-is-number'],
  judges: {
    async P21(context, { typ }) {
      await answeredRecord(context, typ);
      for (const creation of await allCreated(context, typ)) {
        const id = valueOf(recordIn(creation), 'id');
        context.expect.type(id, 'string', 'id');
        context.expect.that(id !== '', 'an id that is not empty', "''", creation);
      }
    },
  },
});
