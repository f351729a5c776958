import type { Contract } from '../contracts.ts';
import { HOSTS, type Host } from '../../../generated/platform.ts';
import { html, type Html } from '../html.ts';
import { dayOf, verbOf } from './inline.ts';

/** Measures of the drawing, in its own units: pixels, where it is shown in full size. */
const BOX = { width: 254, height: 46, gap: 10 };
const HOST = { padding: 14, head: 48, gapX: 66, gapY: 26 };
const HOST_WIDTH = BOX.width + 2 * HOST.padding;

interface Place {
  x: number;
  y: number;
}

interface Box extends Place {
  contract: Contract;
}

interface HostFrame extends Place {
  host: Host;
  height: number;
  boxes: Box[];
}

/** How the picture is drawn. */
export interface PictureOptions {
  /** Hosts beside each other. */
  columns: number;
  /** The day on which the page is made, `YYYY-MM-DD`. */
  today: string;
  /** Address of the page of an interface. */
  linkTo: (id: string) => string;
}

/** Draws the hosts with their interfaces, and which interface replaces which. */
export function picture(contracts: readonly Contract[], options: PictureOptions): Html {
  const { columns, today } = options;
  const frames = framesOf(contracts, columns);
  const boxes = new Map(frames.flatMap((frame) => frame.boxes.map((box) => [box.contract.id, box] as const)));
  const width = columns * HOST_WIDTH + (columns - 1) * HOST.gapX + 2;
  const height = Math.max(...frames.map((frame) => frame.y + frame.height)) + 1;
  const arrows = Array.from(boxes.values()).flatMap((box) =>
    box.contract.successors.flatMap((id) => arrow(box, boxes.get(id))),
  );
  return html`<svg
    class="hosts columns-${columns}"
    viewBox="0 0 ${width} ${height}"
    width="${width}"
    height="${height}"
    role="group"
    aria-label="${descriptionOf(frames, today)}"
  >
    ${frames.map((frame) => drawHost(frame, options))} ${arrows}
  </svg>`;
}

function framesOf(contracts: readonly Contract[], columns: number): HostFrame[] {
  const frames: HostFrame[] = [];
  let y = 1;
  for (let row = 0; row * columns < HOSTS.length; row += 1) {
    const hosts = HOSTS.slice(row * columns, (row + 1) * columns);
    const heights = hosts.map((host, column) => {
      const own = contracts.filter((contract) => contract.host === host);
      const x = 1 + column * (HOST_WIDTH + HOST.gapX);
      const boxes = own.map((contract, index) => ({
        contract,
        x: x + HOST.padding,
        y: y + HOST.head + index * (BOX.height + BOX.gap),
      }));
      const height = HOST.head + own.length * (BOX.height + BOX.gap) + HOST.padding - BOX.gap;
      frames.push({ host, x, y, height, boxes });
      return height;
    });
    y += Math.max(...heights) + HOST.gapY;
  }
  return frames;
}

function drawHost({ host, x, y, height, boxes }: HostFrame, options: PictureOptions): Html {
  const { placeholder = '' } = boxes[0]?.contract ?? {};
  return html`<g>
    <rect class="host" x="${x}" y="${y}" width="${HOST_WIDTH}" height="${height}" rx="10" />
    <text class="host-name" x="${x + HOST.padding}" y="${y + 29}">host ${host}</text>
    <text class="placeholder" x="${x + HOST_WIDTH - HOST.padding}" y="${y + 29}">{${placeholder}}</text>
    ${boxes.map((box) => drawBox(box, options))}
  </g>`;
}

function drawBox({ contract, x, y }: Box, { today, linkTo }: PictureOptions): Html {
  const { id, title, sunset } = contract;
  const below = sunset === undefined ? id : `${id}, ${verbOf(sunset, today)} ${dayOf(sunset)}`;
  return html`<a href="${linkTo(id)}" class="${sunset === undefined ? 'interface' : 'interface ending'}">
    <rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="6" />
    <text class="name" x="${x + 12}" y="${y + 20}">${title}</text>
    <text class="id" x="${x + 12}" y="${y + 37}">${below}</text>
  </a>`;
}

/** From an ending interface to its successor, where that stands to the right of it. */
function arrow(from: Box, to: Box | undefined): Html[] {
  if (to === undefined || to.x <= from.x) return [];
  const [x1, y1, x2, y2] = [from.x + BOX.width, from.y + BOX.height / 2, to.x, to.y + BOX.height / 2];
  const middle = (x1 + x2) / 2;
  return [
    html`<path class="successor" d="M${x1} ${y1} C${middle} ${y1} ${middle} ${y2} ${x2 - 6} ${y2}" />
      <path class="tip" d="M${x2} ${y2} l-9 -5 v10 z" />`,
  ];
}

function descriptionOf(frames: readonly HostFrame[], today: string): string {
  const hosts = frames.map(({ host, boxes }) => {
    const interfaces = boxes.map(({ contract: { title, sunset, successors } }) => {
      if (sunset === undefined) return title;
      return `${title} (${verbOf(sunset, today)} ${dayOf(sunset)}, replaced by ${successors.join(' and ')})`;
    });
    return `host ${host}: ${interfaces.join(', ')}`;
  });
  return `The hosts and their interfaces. ${hosts.join('; ')}.`;
}
