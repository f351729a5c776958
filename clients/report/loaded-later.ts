export { onceKnown } from '../common/just-made.ts';
export { read } from '../common/redirects.ts';
