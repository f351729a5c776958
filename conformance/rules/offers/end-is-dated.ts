import { endsAreDated } from '../steps/observed.ts';

export default endsAreDated(['offers-v1', 'offers-v2']);
