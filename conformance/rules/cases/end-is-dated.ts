import { endsAreDated } from '../steps/observed.ts';

export default endsAreDated(['cases-v1', 'cases-v2']);
