import { locationsAreReferences } from '../steps/observed.ts';

export default locationsAreReferences(['partner'], ['POST /partner/**']);
