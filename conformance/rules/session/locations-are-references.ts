import { locationsAreReferences } from '../steps/observed.ts';

export default locationsAreReferences(['session'], ['* /login']);
