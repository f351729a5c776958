import { judgeInProcess } from '../../../../conformance/proof/in-process.ts';
import { htmlReport } from '../../../../conformance/reporters/html.ts';
import type { FileSource } from '../page.ts';

/** The fault that the sample shows: a report request is accepted, and nothing says where the report will be. */
export const SAMPLE_FAULT = 'report/no-location';

/** A report as operators get it, of the reference deployment with one fault. */
const sampleReport: FileSource = async ({ rules }) => {
  const [id] = SAMPLE_FAULT.split('/');
  const report = await judgeInProcess({ rules: rules.filter((rule) => rule.interface === id), fault: SAMPLE_FAULT });
  return [{ path: 'operate/sample-report.html', content: htmlReport(report) }];
};
export default sampleReport;
