import { placesByCase, rule } from '../engine.ts';
import { documentation, readUnknownReport } from './steps/read-report.ts';
import { permittedKinds } from './steps/kinds.ts';

const DOCUMENTATION = 'GET /documentation';

export default rule({
  level: 'info',
  title: 'HEAD is answered with the status of GET',
  source: ['N28'],
  at: 'GET /**',
  effect: 'reads',
  needs: ['credentials.report', 'state'],
  cases: (config) => {
    const paths = permittedKinds(config).map((kind) => `GET /${kind}/{reportId}`);
    return [...placesByCase('report', 'N28').keys()].filter((one) => one === DOCUMENTATION || paths.includes(one));
  },
  async check(context) {
    const kind = permittedKinds(context.config).find((one) => context.case.includes(`/${one}/`));
    const get = kind === undefined ? await documentation(context) : await readUnknownReport(context, kind);
    const { status } =
      kind === undefined
        ? await context.target.send('report', 'HEAD', '/documentation', { as: 'none' })
        : await context.target.send('report', 'HEAD', `/${kind}/{reportId}`, { params: { reportId: context.uuid() } });
    const shown = status === get.status ? 'the status' : `${status}, not the ${get.status}`;
    context.note(`is answered with ${shown} of GET`);
  },
});
