import { answersFitContract } from '../../kit/answers-fit-contract.ts';

export default answersFitContract('running-without-status', 'status-number', 'error-as-number');
