/**
 * Tests code without a server and without a port: `node --import ./examples/from-sources.js examples/testing.ts`. In Vitest or Jest, `platform` is made in
 * `beforeEach`.
 */
import assert from 'node:assert/strict';
import { createCasesV3Api, NotFoundError, type CasesV3Api } from 'platform-contracts/cases-v3';
import { createTestPlatform, fixture } from 'platform-contracts/testing';

/** What is tested: it reads a case, and knows those that are not there. */
async function titleOf(cases: CasesV3Api, vorgangsNummer: string): Promise<string> {
  try {
    return `Case ${vorgangsNummer}: ${JSON.stringify(await cases.getVorgang(vorgangsNummer))}`;
  } catch (error) {
    if (error instanceof NotFoundError) return `Case ${vorgangsNummer} does not exist`;
    throw error;
  }
}

const platform = createTestPlatform();
const cases = createCasesV3Api({ ...platform.at('cases-v3'), accessToken: 'any' });

// The example of the contract is the response unless a test says otherwise.
const shown = JSON.stringify(fixture('cases-v3', 'getVorgang'));
assert.equal(await titleOf(cases, 'AB12CD'), `Case AB12CD: ${shown}`);

platform.answerOnce('cases-v3', 'getVorgang', { status: 200, body: { antraege: [] } });
assert.equal(await titleOf(cases, 'AB12CD'), 'Case AB12CD: {"antraege":[]}');

platform.answer('cases-v3', 'getVorgang', { status: 404 });
assert.equal(await titleOf(cases, 'ZZ99ZZ'), 'Case ZZ99ZZ does not exist');

const [first] = platform.calls;
assert.deepEqual(first?.parameters, { vorgangsNummer: 'AB12CD' });
console.log(`${platform.calls.length} calls were answered, the first one of ${first.operation}`);
