import { readinessCanBeReported } from './steps/change-rules.ts';

export default readinessCanBeReported('cases-v3');
