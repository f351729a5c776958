/**
 * Creates an adviser below a partner, changes it, deletes an attribute, and lists whom the parent may administer:
 * `node --import ./examples/from-sources.js examples/partner.ts HSE01`. Partners cannot be deleted.
 *
 * Environment: PM_URL, PARTNER_API_KEY, PARTNER_ID (of the caller).
 */
import { createPartnerApi } from 'platform-contracts/partner';
import { needed } from './needed.js';

const [baseUrl, apiKey, caller] = needed('PM_URL', 'PARTNER_API_KEY', 'PARTNER_ID');
const [parent = 'HSE01'] = process.argv.slice(2);

const partners = createPartnerApi({ baseUrl, apiKey, partnerId: caller });
const { partnerId, partner } = await partners.create(parent, {
  anrede: 'FRAU',
  vorname: 'Swantje',
  nachname: 'Voss',
  titelFunktion: 'Beraterin',
});
console.log(`Created ${partnerId}: ${partner.vorname} ${partner.nachname}, ${partner.titelFunktion}`);

const changed = await partners.change(partnerId, { email: 'voss@finanzhaus.example', titelFunktion: null });
console.log(`Changed ${partnerId}: ${changed.email}, ${changed.titelFunktion ?? 'without titelFunktion'}`);

const below = await partners.administrierbare(parent);
console.log(`${parent} may administer ${below.map((entry) => entry.partnerId).join(', ')}`);
