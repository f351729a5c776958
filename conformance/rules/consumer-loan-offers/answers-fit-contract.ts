import { answersFitContract } from '../../kit/answers-fit-contract.ts';

export default answersFitContract('best-offer-as-list', 'half-a-month', 'name-as-number');
