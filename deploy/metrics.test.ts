import { readFileSync } from 'node:fs';
import type { SyntaxNodeRef } from '@lezer/common';
import { parser } from '@prometheus-io/lezer-promql';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { everything } from '../conformance/reporters/report.fixture.ts';
import { readOpenMetrics } from '../conformance/reporters/summary/openmetrics.fixture.ts';
import { openMetrics } from '../conformance/reporters/summary/openmetrics.ts';
import { judged } from '../conformance/reporters/summary/summary.ts';

/** What the tool really writes: by metric its labels, and by label its values; those of `target` are the operator's. */
const written = new Map(
  readOpenMetrics(openMetrics([judged('a', everything())])).map(({ name, samples }) => {
    const labels = new Map<string, Set<string>>();
    for (const sample of samples) {
      for (const [label, value] of Object.entries(sample.labels)) {
        labels.set(label, (labels.get(label) ?? new Set()).add(value));
      }
    }
    return [name, labels];
  }),
);

/** What is wrong with a query, by the grammar of Prometheus and by what is written. */
function problemsOf(query: string): string[] {
  const problems: string[] = [];
  const text = ({ from, to }: { from: number; to: number }) => query.slice(from, to);
  const metrics = new Set<string>();
  const known = (label: string) => [...metrics].every((metric) => written.get(metric)?.has(label) === true);
  const enter = (node: SyntaxNodeRef) => {
    if (node.type.isError) problems.push(`syntax at ${node.from}: ${query}`);
    if (node.name === 'VectorSelector') {
      const metric = node.node.getChild('Identifier');
      const name = metric === null ? '' : text(metric);
      metrics.add(name);
      if (!written.has(name)) problems.push(`there is no metric «${name}»`);
      for (const matcher of node.node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? []) {
        const [, label = '', value = ''] = /^(\w+)(?:=|!=|=~|!~)"(.*)"$/.exec(text(matcher)) ?? [];
        const values = written.get(name)?.get(label);
        if (values === undefined) problems.push(`«${name}» has no label «${label}»`);
        else if (label !== 'target' && !values.has(value)) problems.push(`«${label}» is never «${value}»`);
      }
    }
  };
  const tree = parser.parse(query);
  tree.iterate({ enter });
  tree.iterate({
    enter: (node) => {
      if (node.name === 'GroupingLabels') {
        for (const label of node.node.getChildren('LabelName')) {
          if (!known(text(label))) problems.push(`nothing has the label «${text(label)}» to group by`);
        }
      }
    },
  });
  if (metrics.size === 0) problems.push('it asks for no metric');
  return problems;
}

/** The labels that a text with placeholders takes, `{{ $labels.target }}` or `{{target}}`. */
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(?:\$labels\.)?(\w+)\s*\}\}/g)].map(([, name = '']) => name);

describe('the check of queries', () => {
  it.each([
    ['platform_conformance_verdit == 1', 'there is no metric «platform_conformance_verdit»'],
    ['platform_conformance_verdict{level="must"}', '«platform_conformance_verdict» has no label «level»'],
    ['platform_conformance_verdict{verdict="failed"}', '«verdict» is never «failed»'],
    ['sum by (status) (platform_conformance_verdict)', 'nothing has the label «status» to group by'],
    ['sum by (verdict) (platform_conformance_verdict', 'syntax at'],
    ['1 > 0', 'it asks for no metric'],
  ])('finds what is wrong with %s', (query, problem) => {
    expect(problemsOf(query).join()).toContain(problem);
  });
});

describe('the alerts of Prometheus', () => {
  interface Alert {
    alert: string;
    expr: string;
    for?: string;
    labels: { severity: string };
    annotations: { summary: string; description: string };
  }
  const page = readFileSync(new URL('prometheus/alerts.yaml', import.meta.url), 'utf8');
  const { groups } = parse(page) as { groups: { name: string; rules: Alert[] }[] };
  const alerts = groups.flatMap(({ rules }) => rules);

  it.each(alerts)('$alert asks for what is written, and names its target', (alert) => {
    expect(problemsOf(alert.expr)).toEqual([]);
    expect(Object.keys(alert).filter((key) => key !== 'for')).toEqual(['alert', 'expr', 'labels', 'annotations']);
    expect(alert.for ?? '1h').toMatch(/^\d+[mh]$/);
    expect(alert.labels.severity).toMatch(/^(critical|warning|info)$/);
    const named = placeholders(alert.annotations.summary);
    // What is absent has no labels.
    expect(named).toEqual(alert.expr.startsWith('absent(') ? [] : ['target']);
  });

  it('are told apart by their names, and one of them is for each verdict but the good one', () => {
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
    const asked = alerts.map(({ expr }) => /verdict="(\w+)"/.exec(expr)?.[1]).filter((one) => one !== undefined);
    const verdicts = [...(written.get('platform_conformance_verdict')?.get('verdict') ?? [])];
    expect(asked.sort()).toEqual(verdicts.filter((verdict) => verdict !== 'conformant').sort());
  });
});

describe('the dashboard of Grafana', () => {
  interface Panel {
    id: number;
    title: string;
    type: string;
    gridPos: Record<'x' | 'y' | 'w' | 'h', number>;
    targets: { expr: string; legendFormat?: string }[];
    fieldConfig: { overrides: { matcher: { options: string } }[] };
  }
  const { panels, templating } = JSON.parse(
    readFileSync(new URL('grafana/dashboard.json', import.meta.url), 'utf8'),
  ) as { panels: Panel[]; templating: { list: { name: string; query: string | { query: string } }[] } };

  it.each(panels)('$title asks for what is written, and names it', ({ targets, fieldConfig }) => {
    expect(targets.length).toBeGreaterThan(0);
    for (const { expr, legendFormat = '' } of targets) {
      expect(problemsOf(expr)).toEqual([]);
      for (const name of placeholders(legendFormat)) expect(expr).toMatch(new RegExp(`\\b${name}\\b`));
    }
    const verdicts = written.get('platform_conformance_verdict')?.get('verdict');
    for (const { matcher } of fieldConfig.overrides) expect(verdicts).toContain(matcher.options);
  });

  it('lets choose among the targets that there are', () => {
    const variables = Object.fromEntries(templating.list.map(({ name, query }) => [name, query]));
    const [, metric = '', label = ''] =
      /^label_values\((\w+), (\w+)\)$/.exec((variables['target'] as { query: string }).query) ?? [];
    expect(written.get(metric)?.has(label)).toBe(true);
    const used = [...JSON.stringify(panels).matchAll(/\$\{?(\w+)/g)].map(([, name]) => name);
    expect(new Set(used)).toEqual(new Set(Object.keys(variables)));
  });

  it('has panels side by side, none upon another', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
  });
});
