#!/usr/bin/env node
import { runCli } from './cli.ts';

// Whoever reads the output may stop early, as `head` does: that is no error, and changes no exit code.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

process.exitCode = await runCli(process.argv.slice(2), process);
