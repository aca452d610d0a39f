// Bundles the tests of the page and runs them.
import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const out = mkdtempSync(join(tmpdir(), 'studio-tests-'));
const entryPoints = readdirSync('test').filter(file => file.endsWith('.test.ts')).map(file => join('test', file));
await build({ entryPoints, outdir: out, bundle: true, platform: 'node', format: 'esm', outExtension: { '.js': '.mjs' } });
const run = spawnSync(process.execPath, ['--test', ...readdirSync(out).map(file => join(out, file))], { stdio: 'inherit' });
rmSync(out, { recursive: true });
process.exit(run.status ?? 1);
