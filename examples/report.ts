/**
 * Requests a report, waits until it is ready, and saves it where a file is named: `node --import ./examples/from-sources.js examples/report.ts report.csv`.
 *
 * Environment: REPORT_URL, REPORT_AUTHORIZATION (the whole value of the header); POLL_MS, the pause between two questions.
 */
import { writeFile } from 'node:fs/promises';
import { createReportApi } from 'platform-contracts/report';
import { needed } from './needed.js';

const [baseUrl, authorization] = needed('REPORT_URL', 'REPORT_AUTHORIZATION');
const { POLL_MS = '20000' } = process.env;
const [file] = process.argv.slice(2);

const reports = createReportApi({ baseUrl, authorization });
const requested = await reports.request('rohdaten', { fromDay: '2026-11-01' });
console.log(`Requested the ${requested.kind} report ${requested.reportId}`);

const report = await reports.finished(requested, {
  intervalMs: Number(POLL_MS),
  onProgress: (status) => console.log(`  ${status}`),
});
// Its address may be signed, and so is not shown: who has it can read the report.
console.log(`It is ready at ${new URL(report.url).host}`);
if (file !== undefined) await writeFile(file, Buffer.from(await (await reports.download(report)).arrayBuffer()));
