#!/usr/bin/env node
import { tolerateClosedOutput } from '../closed-output.ts';
import { runCli } from './cli.ts';

tolerateClosedOutput(process);

process.exitCode = await runCli(process.argv.slice(2), process);
