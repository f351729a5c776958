import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A container of a manifest, as far as the tests look at it. */
export interface Container {
  name: string;
  image: string;
  command: string[];
  env: { name: string; value: string }[];
  volumeMounts: { name: string; mountPath: string }[];
}

/** A CronJob, as far as the tests look at it. */
export interface CronJob {
  spec: {
    schedule: string;
    startingDeadlineSeconds: number;
    jobTemplate: {
      spec: {
        completions: number;
        backoffLimitPerIndex: number;
        activeDeadlineSeconds: number;
        podFailurePolicy: { rules: { action: string; onExitCodes?: { containerName: string; values: number[] } }[] };
        template: { spec: { restartPolicy: string; containers: [Container]; volumes: Volume[] } };
      };
    };
  };
}

interface Volume {
  name: string;
  configMap?: { name: string };
  persistentVolumeClaim?: { claimName: string };
}

/** The files of the manifests, by name. */
export const MANIFESTS: readonly string[] = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.yaml'));

/** What a manifest holds. */
export function manifest<Kind>(name: string): Kind {
  return parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as Kind;
}

export const judge = manifest<CronJob>('judge.yaml').spec.jobTemplate.spec;
export const summary = manifest<CronJob>('summary.yaml').spec.jobTemplate.spec;
