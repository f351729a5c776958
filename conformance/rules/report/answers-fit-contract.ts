import { answersFitContract } from '../../kit/answers-fit-contract.ts';

export default answersFitContract('status-number', 'error-as-number', 'error-in-array');
