/**
 * Checks the input of a form by the contract, before anything is sent: `node --import ./examples/from-sources.js examples/validation.ts`. Form libraries that
 * know Standard Schema, such as TanStack Form or React Hook Form, take the schema as it is.
 */
import { requests } from 'platform-contracts/validate/partner';

const schema = requests.createPartner['application/json'];

const input = { typ: 'PERSON', anrede: 'Frau', geburtsdatum: '2026-02-30', anschrift: { plz: 24103 } };
const result = await schema['~standard'].validate(input);
for (const { path = [], message } of result.issues ?? []) {
  console.log(`${path.map(String).join('.')} ${message}`);
}
