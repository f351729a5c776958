import { readinessCanBeReported } from '../cases-v3/steps/change-rules.ts';

export default readinessCanBeReported('cases-v2');
