import { answersFitContract } from '../../kit/answers-fit-contract.ts';

export default answersFitContract('letzte-aenderung-in-milliseconds');
