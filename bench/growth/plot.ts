import * as echarts from 'echarts';
import { AXES, type Axis } from './costs.ts';
import type { Curve } from './measure.ts';

const WIDTH = 960;
const HEIGHT = 420;
/** Between the three diagrams, and around them. */
const MARGIN = { top: 40, bottom: 120, left: 60, right: 28 };

/** Colours that stand out from white and from black by three to one at least, as graphics have to. */
const COLOURS = ['#2f7fd6', '#c2571a', '#2a8a3e', '#9a5fd0', '#b8487a'];
/** Stand in the drawing for what the style sheet colours by the scheme of the reader. */
const TEXT = '#010203';
const LINE = '#040506';

/**
 * Of the colours of text and lines, one for each scheme. A picture in a page follows the scheme of the reader, not that of the page.
 */
const STYLE = `<style>
[fill="${TEXT}"] { fill: #24292f } [stroke="${LINE}"] { stroke: #8c959f }
@media (prefers-color-scheme: dark) { [fill="${TEXT}"] { fill: #e6edf3 } [stroke="${LINE}"] { stroke: #6e7681 } }
</style>`;

/**
 * Draws how costs grow: a diagram for each axis, both of its scales logarithmic, with a dashed line of linear growth. Readable on light
 * and on dark ground.
 *
 * @returns an SVG document
 */
export function plotOf(curves: readonly Curve[]): string {
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width: WIDTH, height: HEIGHT });
  try {
    chart.setOption(optionsOf(curves));
    const svg = repeatable(chart.renderToSVGString());
    return `${svg.replace(/(<svg[^>]*>)/, `$1\n<title>How costs grow</title>\n${STYLE}`)}\n`;
  } finally {
    chart.dispose();
  }
}

/** Takes out what a mouse would do, and renames what is numbered through all drawings: the same curves give the same bytes. */
function repeatable(svg: string): string {
  const names = new Map<string, string>();
  const nameOf = (id: string): string => {
    const name = names.get(id) ?? `part-${names.size}`;
    names.set(id, name);
    return name;
  };
  return svg
    .replace(/<style[^]*?<\/style>\n?/, '')
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll(/\bzr\d+-c\d+\b/g, nameOf);
}

function optionsOf(curves: readonly Curve[]): echarts.EChartsOption {
  const own = AXES.map((axis) => curves.filter((curve) => curve.axis === axis));
  const width = (WIDTH - AXES.length * (MARGIN.left + MARGIN.right)) / AXES.length;
  const left = (index: number): number => index * (width + MARGIN.left + MARGIN.right);
  const height = HEIGHT - MARGIN.top - MARGIN.bottom;
  return {
    animation: false,
    textStyle: { color: TEXT, fontFamily: 'system-ui, sans-serif' },
    title: AXES.map((axis, index) => ({
      text: `ms by ${axis}`,
      left: left(index) + MARGIN.left,
      top: 4,
      textStyle: { color: TEXT, fontSize: 14, fontWeight: 'normal' },
    })),
    legend: own.map((list, index) => ({
      data: list.map(({ cost }) => cost),
      orient: 'vertical',
      left: left(index) + MARGIN.left,
      top: HEIGHT - MARGIN.bottom + 26,
      itemHeight: 8,
      itemGap: 3,
      textStyle: { color: TEXT, fontSize: 11 },
    })),
    grid: AXES.map((_, index) => ({ left: left(index) + MARGIN.left, top: MARGIN.top, width, height })),
    xAxis: AXES.map((_, gridIndex) => ({ type: 'log', gridIndex, ...axisStyle() })),
    yAxis: AXES.map((_, gridIndex) => ({ type: 'log', gridIndex, ...axisStyle() })),
    series: own.flatMap((list, index) => [
      ...list.map((curve, at) => lineOf(curve, index, COLOURS[at % COLOURS.length] ?? TEXT)),
      ...guideOf(list, index),
    ]),
  };
}

function axisStyle() {
  return {
    axisLabel: { color: TEXT, fontSize: 11 },
    axisLine: { lineStyle: { color: LINE } },
    splitLine: { lineStyle: { color: LINE, opacity: 0.35 } },
  };
}

function lineOf({ cost, points }: Curve, axis: number, color: string): echarts.SeriesOption {
  return {
    type: 'line',
    name: cost,
    xAxisIndex: axis,
    yAxisIndex: axis,
    data: points.map(({ size, ms }) => [size, ms]),
    color,
    symbol: 'circle',
    symbolSize: 6,
  };
}

/** Linear growth from the last point of the highest curve back to where the axis begins. */
function guideOf(curves: readonly Curve[], axis: number): echarts.SeriesOption[] {
  const ends = curves.flatMap(({ points }) => points.at(-1) ?? []);
  const last = ends.sort((one, other) => other.ms - one.ms)[0];
  const first = curves[0]?.points[0];
  if (last === undefined || first === undefined) return [];
  return [
    {
      type: 'line',
      name: `linear in ${axisName(axis)}`,
      xAxisIndex: axis,
      yAxisIndex: axis,
      data: [
        [first.size, (last.ms * first.size) / last.size],
        [last.size, last.ms],
      ],
      symbol: 'none',
      lineStyle: { type: 'dashed', color: LINE, width: 1 },
    },
  ];
}

const axisName = (index: number): Axis => AXES[index] ?? AXES[0];
