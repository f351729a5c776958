import { creationByPlace, CREATION } from './steps/declare.ts';
import { allCreated } from './steps/plain.ts';

export default creationByPlace({
  level: 'must',
  title: 'A creation carries the address of the new partner as its Location',
  needs: CREATION,
  brokenBy: [
    'blocked-creation-without-location',
    'create-without-location',
    'create-with-empty-location',
    'create-with-content-location',
  ],
  judges: {
    async P128(context, { typ }) {
      for (const creation of await allCreated(context, typ)) context.expect.header(creation, 'Location');
    },
  },
});
