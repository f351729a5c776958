import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CronJob as CronJobModel } from 'kubernetes-models/batch/v1/CronJob';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Secret } from 'kubernetes-models/v1/Secret';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../conformance/engine/config/load.ts';
import { judge, manifest, MANIFESTS, summary, type CronJob } from './manifests.fixture.ts';

/** The models of Kubernetes 1.31: validators made of its published schemas, and types of the same. */
const MODELS = { CronJob: CronJobModel, ConfigMap, PersistentVolumeClaim, Secret };
const MODULES: Readonly<Record<keyof typeof MODELS, string>> = {
  CronJob: 'kubernetes-models/batch/v1/CronJob',
  ConfigMap: 'kubernetes-models/v1/ConfigMap',
  PersistentVolumeClaim: 'kubernetes-models/v1/PersistentVolumeClaim',
  Secret: 'kubernetes-models/v1/Secret',
};

interface Manifest {
  kind: keyof typeof MODELS;
  metadata: { name: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
}

/** What the schemas have against a value. */
function problemOf(value: Manifest): string | undefined {
  try {
    new MODELS[value.kind](value).validate();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** What the types have against values: the schemas let pass what they do not know, the types and `kubectl apply` do not. */
function typeErrors(values: readonly Manifest[]): string[] {
  const text = values
    .map(({ kind, ...rest }, at) => {
      const type = `import('${MODULES[kind]}').I${kind}`;
      return `export const value${at}: ${type} = ${JSON.stringify({ kind, ...rest }, null, 1)};`;
    })
    .join('\n');
  const file = resolve(import.meta.dirname, 'checked-by-the-test.ts');
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(file, text, ts.ScriptTarget.ES2023) : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const manifests = MANIFESTS.map((name) => manifest<Manifest>(name));
const named = (name: string) => manifests.find(({ metadata }) => metadata.name === name);

describe('the manifests', () => {
  it.each(MANIFESTS)('%s is valid by the schema of its kind', (name) => {
    expect(problemOf(manifest<Manifest>(name))).toBeUndefined();
  });

  it('have no key that Kubernetes does not know', () => {
    expect(typeErrors(manifests)).toEqual([]);
  });

  it('would not pass with a wrong value or an unknown key', () => {
    const judging = manifest<CronJob>('judge.yaml');
    const wrong = structuredClone(judging);
    wrong.spec.jobTemplate.spec.backoffLimitPerIndex = 'one' as never;
    expect(problemOf(wrong as never)).toContain('backoffLimitPerIndex must be integer');
    const misspelled = structuredClone(judging);
    Object.assign(misspelled.spec.jobTemplate.spec, { backOffLimitPerIndex: 1 });
    expect(typeErrors([misspelled as never]).join()).toContain('backOffLimitPerIndex');
  });

  it('name only what there is: ConfigMaps, Secret, claim, and mounts below the folders of the command', () => {
    for (const { template } of [judge, summary]) {
      const [container] = template.spec.containers;
      for (const { name, configMap, persistentVolumeClaim } of template.spec.volumes) {
        expect(named(configMap?.name ?? persistentVolumeClaim?.claimName ?? '')).toBeDefined();
        expect(container.volumeMounts.map((mount) => mount.name)).toContain(name);
      }
      const { CONFIG = '', RESULTS = '' } = Object.fromEntries(container.env.map(({ name, value }) => [name, value]));
      const mounts = container.volumeMounts.map(({ name, mountPath }) => [name, mountPath]);
      expect(mounts).toContainEqual(['results', RESULTS]);
      expect(mounts).toContainEqual(['tenants', `${CONFIG}/tenants`]);
    }
  });

  it('run the program of the image, in its version', () => {
    const dockerfile = readFileSync(resolve(import.meta.dirname, '../../docker/Dockerfile'), 'utf8');
    const [, program] = /AS suite\n(?:.*\n)*?ENTRYPOINT \["node", "([^"]+)", "run"\]/.exec(dockerfile) ?? [];
    for (const { template } of [judge, summary]) {
      expect(template.spec.containers[0].env.find(({ name }) => name === 'SUITE')?.value).toBe(program);
    }
  });

  it('have an index for each tenant, and a configuration that the suite takes', () => {
    const tenants = named('conformance-tenants')?.data ?? {};
    expect(judge.completions).toBe(Object.keys(tenants).length);
    const base = named('conformance-base')?.data?.['base.yaml'] ?? '';
    const folder = mkdtempSync(join(tmpdir(), 'manifests-'));
    writeFileSync(join(folder, 'base.yaml'), base);
    for (const [name, text] of Object.entries(tenants)) {
      writeFileSync(join(folder, name), text);
      const config = loadConfig(
        [join(folder, 'base.yaml'), join(folder, name)],
        named('conformance-credentials')?.stringData,
      );
      expect(config.timing?.runMs).toBeGreaterThan(0);
    }
  });

  it('try again what came to no verdict, once, and nothing else', () => {
    const [{ action, onExitCodes } = { action: '' }] = judge.podFailurePolicy.rules;
    expect([action, onExitCodes?.values, judge.backoffLimitPerIndex]).toEqual(['FailIndex', [1, 2], 1]);
    expect(onExitCodes?.containerName).toBe(judge.template.spec.containers[0].name);
    // Without it, Kubernetes refuses a policy for failures.
    expect(judge.template.spec.restartPolicy).toBe('Never');
  });

  it('sum up when the judging is over, however late it began', () => {
    const [judging, summing] = ['judge.yaml', 'summary.yaml'].map((name) => manifest<CronJob>(name).spec);
    const at = (schedule = ''): number => {
      const [, minute = '', hour = ''] = /^(\d+) (\d+) \* \* \*$/.exec(schedule) ?? [];
      return (Number(hour) * 60 + Number(minute)) * 60;
    };
    const latest = at(judging?.schedule) + (judging?.startingDeadlineSeconds ?? NaN) + judge.activeDeadlineSeconds;
    expect(at(summing?.schedule)).toBeGreaterThan(latest);
  });
});
