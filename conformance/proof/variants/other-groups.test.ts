import { judgeGroups } from './variants.fixture.ts';

judgeGroups(1);
