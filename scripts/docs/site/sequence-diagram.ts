import { html, type Html } from '../html.ts';

/** A message between two participants. */
export interface Message {
  from: string;
  to: string;
  text: string;
  /** Drawn with a broken line. */
  isAnswer: boolean;
}

/** A step of a sequence: a message, or a note that concerns all. */
export type Step = Message | { note: string };

/** What is drawn. */
export interface SequenceDiagram {
  /** Begins the ids inside of the picture; unique in its page. */
  id: string;
  title: string;
  /** Names, from left to right. */
  participants: readonly string[];
  steps: readonly Step[];
}

const FONT = 13;
const LINE = 17;
/** Mean widths of a character, in units of the picture; generous, because the font of the reader is not known. */
const CHARACTER = 7.2;
const BOLD_CHARACTER = 8.4;
const LONGEST_LINE = 34;
const HEAD = 34;
const MARGIN = 12;
const PADDING = 14;

/**
 * Draws a sequence of messages as SVG. It has no colours of its own but those of the text around it, so that it is right on
 * light and dark ground and on paper.
 *
 * @throws Error when a message names an unknown participant
 */
export function sequenceDiagram({ id, title, participants, steps }: SequenceDiagram): Html {
  const columns = columnsOf(participants, steps);
  const middle = (name: string): number => columns[participants.indexOf(name)] ?? 0;
  const first = participants[0] ?? '';
  const last = participants.at(-1) ?? '';
  const width = middle(last) + headWidth(last) / 2 + MARGIN;
  let y = MARGIN + HEAD;
  const drawn = steps.map((step) => {
    if ('note' in step) {
      const lines = wrap(step.note, Math.floor((width - 2 * MARGIN - 2 * PADDING) / CHARACTER));
      const top = y + 12;
      y = top + lines.length * LINE + 10;
      return note(lines, { top, width });
    }
    const lines = wrap(
      step.text,
      LONGEST_LINE * Math.abs(participants.indexOf(step.to) - participants.indexOf(step.from)),
    );
    const top = y + 14;
    y = top + lines.length * LINE + 6;
    return message(lines, { top, y, from: middle(step.from), to: middle(step.to), isAnswer: step.isAnswer });
  });
  const height = y + 18;
  const lifelines = participants.map((name) => {
    const x = middle(name);
    return html`<line x1="${x}" y1="${MARGIN + HEAD}" x2="${x}" y2="${height - 4}" stroke-opacity=".35" />`;
  });
  return html`<svg
    class="sequence"
    role="img"
    aria-labelledby="${id}-title ${id}-desc"
    viewBox="0 0 ${Math.ceil(width)} ${height}"
    width="${Math.ceil(width)}"
    font-size="${FONT}"
    font-family="system-ui, sans-serif"
    fill="currentColor"
    stroke="none"
  >
    <title id="${id}-title">${title}</title>
    <desc id="${id}-desc">
      ${count(steps)} between ${listed(participants)}, from ${first} on; the list below has them in words.
    </desc>
    <g stroke="currentColor" fill="none">${lifelines}</g>
    ${participants.map((name) => head(name, middle(name)))} ${drawn}
  </svg>`;
}

/** Where the lifelines stand: far enough apart for the names, and for what is written between them. */
function columnsOf(participants: readonly string[], steps: readonly Step[]): number[] {
  const gaps = participants.slice(1).map((name, index) => {
    const before = participants[index] ?? '';
    return Math.max(150, (headWidth(before) + headWidth(name)) / 2 + 20);
  });
  for (const step of steps) {
    if ('note' in step) continue;
    const ends = [step.from, step.to].map((name) => participants.indexOf(name));
    if (ends.includes(-1))
      throw new Error(`The sequence has no participant «${ends[0] === -1 ? step.from : step.to}».`);
    const [left = 0, right = 0] = ends.sort((a, b) => a - b);
    const span = right - left;
    const room = gaps.slice(left, right).reduce((sum, gap) => sum + gap, 0);
    const wanted = Math.max(...wrap(step.text, LONGEST_LINE * span).map(widthOf)) + 2 * PADDING;
    for (let gap = left; gap < right; gap += 1) gaps[gap] = (gaps[gap] ?? 0) + Math.max(0, wanted - room) / span;
  }
  const start = MARGIN + headWidth(participants[0] ?? '') / 2;
  return participants.map((_, index) => Math.round(gaps.slice(0, index).reduce((sum, gap) => sum + gap, start)));
}

function head(name: string, x: number): Html {
  const width = headWidth(name);
  return html`<rect
      x="${x - width / 2}"
      y="${MARGIN}"
      width="${width}"
      height="${HEAD}"
      rx="6"
      fill-opacity=".06"
      stroke="currentColor"
    />
    <text x="${x}" y="${MARGIN + HEAD / 2 + 5}" text-anchor="middle" font-weight="600">${name}</text>`;
}

interface Place {
  top: number;
  y: number;
  from: number;
  to: number;
  isAnswer: boolean;
}

function message(lines: readonly string[], { top, y, from, to, isAnswer }: Place): Html {
  const direction = Math.sign(to - from);
  const tip = to - direction;
  const back = tip - direction * 8;
  const dashes = isAnswer ? html` stroke-dasharray="5 4"` : html``;
  const words = lines.map(
    (line, index) =>
      html`<text x="${(from + to) / 2}" y="${top + (index + 1) * LINE - 4}" text-anchor="middle">${line}</text>`,
  );
  return html`<g class="sequence-labels">${words}</g
    ><line x1="${from}" y1="${y}" x2="${back}" y2="${y}" stroke="currentColor" ${dashes} /><polygon
      points="${tip},${y} ${back},${y - 4} ${back},${y + 4}"
    /> `;
}

function note(lines: readonly string[], { top, width }: { top: number; width: number }): Html {
  const words = lines.map(
    (line, index) =>
      html`<text x="${width / 2}" y="${top + (index + 1) * LINE}" text-anchor="middle" font-style="italic"
        >${line}</text
      >`,
  );
  return html`<rect
      x="${MARGIN}"
      y="${top}"
      width="${width - 2 * MARGIN}"
      height="${lines.length * LINE + 8}"
      rx="4"
      fill-opacity=".06"
    />${words} `;
}

/** Breaks a text at blanks; a word that is longer than a line stands alone. */
function wrap(text: string, longest: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < longest) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function widthOf(text: string): number {
  return Math.round((text.length * CHARACTER) / 2) * 2;
}

/** The box of a participant: its name in bold, with room around. */
function headWidth(name: string): number {
  return 2 * Math.round((name.length * BOLD_CHARACTER) / 2 + PADDING);
}

function count(steps: readonly Step[]): string {
  return `${String(steps.filter((step) => !('note' in step)).length)} messages`;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
