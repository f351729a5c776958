import { answersFitContract } from '../../kit/answers-fit-contract.ts';

export default answersFitContract('error-message-is-number');
