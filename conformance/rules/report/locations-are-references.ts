import { locationsAreReferences } from '../steps/observed.ts';

export default locationsAreReferences(['report'], ['POST /*', 'GET /*/{reportId}']);
