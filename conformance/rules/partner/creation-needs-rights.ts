import type { Answer } from '../../engine/answer.ts';
import type { StepContext } from '../../engine/context.ts';
import type { Caller } from '../../engine/credentials.ts';
import { assume, Inconclusive } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { createInert } from './steps/inert-creation.ts';
import { CREATION } from './steps/needs.ts';
import { askRead } from './steps/reads.ts';

/** A creation that D3 forbids: by a caller without the right to create, or below a parent that is not the caller's. */
interface Forbidden {
  parent: string;
  as: Caller;
  /** Settings that say that it is forbidden. */
  settings: string;
}

const FORBIDDEN: Readonly<Record<string, (context: StepContext) => Forbidden>> = {
  'caller without the right to create': (context) => {
    if (context.config.credentials?.partnerWithoutCreateRight === undefined) {
      throw new Inconclusive('supply credentials.partnerWithoutCreateRight');
    }
    return {
      parent: context.fixture('partner', 'parentPartnerId'),
      as: 'partnerWithoutCreateRight',
      settings: 'credentials.partnerWithoutCreateRight and fixtures.partner.parentPartnerId',
    };
  },
  'parent without settings rights': (context) => ({
    parent: context.fixture('partner', 'readOnlyPartnerId'),
    as: 'partner',
    settings: 'credentials.partner and fixtures.partner.readOnlyPartnerId',
  }),
};

function assumeVisible({ status }: Answer, settings: string): void {
  assume(status === 200, `needs a parent that the caller can read, got ${status}; see ${settings}`);
}

export default rule({
  level: 'must',
  title: 'A creation is refused with 403 for want of the right to create, or of settings rights on the parent',
  source: ['P39'],
  interfaces: ['partner'],
  covers: [{ operation: 'createPartner', status: 403 }],
  effect: 'creates',
  needs: [...CREATION, 'state'],
  cases: Object.keys(FORBIDDEN),
  brokenBy: [
    'create-right-not-asked-for',
    'parent-rights-not-asked-for',
    'parent-without-rights-answers-404',
    'create-without-right-answers-401',
  ],
  async check(context) {
    const forbidden = FORBIDDEN[context.case]?.(context);
    assume(forbidden, `there is no case «${context.case}»`);
    const { parent, as, settings } = forbidden;
    assumeVisible(await askRead(context, 'partner', { id: parent, as }), settings);
    const answer = await createInert(context, {}, { parent, as });
    context.expect.that(answer.status === 403, 'status 403', `${answer.status}; see ${settings}`, answer);
  },
});
