import { isOver } from '../../../../conformance/clock.ts';
import type { Contract } from '../../contracts.ts';
import { html, type Html } from '../../html.ts';
import { interfaceLink } from '../addresses.ts';
import { dayOf } from '../inline.ts';

/** Measures of the drawing, in its own units: pixels, where it is shown in full size. */
const ROW = { height: 26, gap: 8, top: 34 };
const NAMES = 165;
const END = 445;
const WIDTH = 655;
const TIP = 10;

/**
 * Draws which interfaces end, when, and which ones go on in their place. There is no scale: the contracts say when something
 * ends, and not since when it has been there.
 *
 * @param today - the day on which the page is made
 * @throws Error when the ending interfaces do not end on one day
 */
export function timeline(contracts: readonly Contract[], today: string): Html {
  const ending = contracts.filter(({ sunset }) => sunset !== undefined);
  const successors = new Set(ending.flatMap((contract) => contract.successors));
  const rows = [...ending, ...contracts.filter(({ id }) => successors.has(id))];
  const [day = '', ...others] = new Set(ending.map(({ sunset }) => sunset ?? ''));
  if (others.length > 0)
    throw new Error(`The timeline has one end, and the contracts name ${[day, ...others].join(', ')}.`);
  const height = ROW.top + rows.length * (ROW.height + ROW.gap) + 4;
  return html`<figure>
    <div class="diagram">
      <svg
        class="timeline"
        viewBox="0 0 ${WIDTH} ${height}"
        width="${WIDTH}"
        role="group"
        aria-label="${descriptionOf(rows, day)}"
      >
        <line class="end" x1="${END}" y1="24" x2="${END}" y2="${height}" />
        <text class="day" x="${END}" y="16">${dayOf(day)}</text>
        ${rows.map((contract, index) => drawRow(contract, ROW.top + index * (ROW.height + ROW.gap), today))}
      </svg>
    </div>
    <figcaption>When each version ends</figcaption>
  </figure>`;
}

function drawRow({ id, title, sunset }: Contract, y: number, today: string): Html {
  const right = sunset === undefined ? WIDTH - TIP : END;
  const middle = y + ROW.height / 2;
  const ends = sunset !== undefined;
  const state = isOver(sunset, today) ? 'ended' : ends ? 'deprecated, ends' : 'actively supported';
  const tip = html`<path class="tip" d="M${right} ${y} l${TIP} ${ROW.height / 2} l${-TIP} ${ROW.height / 2} z" />`;
  return html`<a href="${interfaceLink(id)}" class="${ends ? 'ending' : 'lasting'}">
    <text class="name" x="0" y="${middle + 5}">${title}</text>
    <rect x="${NAMES}" y="${y}" width="${right - NAMES}" height="${ROW.height}" />${ends ? html`` : tip}
    <text class="state" x="${NAMES + 10}" y="${middle + 5}">${state}</text>
  </a> `;
}

function descriptionOf(rows: readonly Contract[], day: string): string {
  const named = (ends: boolean): string =>
    rows
      .filter(({ sunset }) => (sunset !== undefined) === ends)
      .map(({ title }) => title)
      .join(', ');
  return `Timeline. Until ${dayOf(day)}: ${named(true)}. Beyond it: ${named(false)}.`;
}
