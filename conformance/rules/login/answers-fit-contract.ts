import { answersFitContract } from '../../kit/answers-fit-contract.ts';

export default answersFitContract('form-token-in-object', 'basic-token-in-object');
