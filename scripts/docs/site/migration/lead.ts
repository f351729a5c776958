import type { Contract } from '../../contracts.ts';
import { html, type Html } from '../../html.ts';
import { dayOf, verbOf } from '../inline.ts';
import { timeline } from './timeline.ts';

/** What stands above the page about the migration: what is to be done at this time, and when everything ends. */
export function migrationLead(contracts: readonly Contract[], today: string): Html {
  const ends = [...new Set(contracts.flatMap(({ sunset }) => sunset ?? []))];
  const notices = ends.map((sunset) => {
    const verb = verbOf(sunset, today);
    const [section, words] =
      verb === 'ends'
        ? ['in-the-remaining-days', 'What to do in the remaining days']
        : ['after-the-last-day', 'What to do now'];
    return html`<p class="notice">
      <strong>Versions 1 and 2 ${verb === 'ends' ? 'end' : verb} on ${dayOf(sunset)}.</strong>
      <a href="#${section}">${words}</a>.
    </p>`;
  });
  return html`${notices} ${timeline(contracts, today)}`;
}
