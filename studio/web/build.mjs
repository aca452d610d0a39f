// Bundles the page into the resources of the server, or into the given folder. The result depends
// only on the sources and the lock file.
import { build } from 'esbuild';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const out = process.argv[2] ?? join(here, '../src/main/resources/org/regames/studio/page');
mkdirSync(out, { recursive: true });
const result = await build({
  absWorkingDir: here,
  entryPoints: ['src/studio.ts', 'src/studio.css'],
  outdir: out,
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
});
for (const file of ['index.html', 'icon.svg']) copyFileSync(join(here, 'src', file), join(out, file));

// The licences of what is bundled, whose texts require that they are included.
const packages = new Set();
for (const input of Object.keys(result.metafile.inputs)) {
  const found = input.match(/^node_modules\/((?:@[^/]+\/)?[^/]+)\//);
  if (found) packages.add(found[1]);
}
const parts = [...packages].sort().map(name => {
  const folder = join(here, 'node_modules', name);
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const licence = readdirSync(folder).find(file => /^licen[sc]e/i.test(file));
  const text = licence && existsSync(join(folder, licence)) ? readFileSync(join(folder, licence), 'utf8').trim() : '';
  return `${name} ${about.version}: ${about.license}\n\n${text}\n`;
});
writeFileSync(join(out, 'licences.txt'), `The page is made with these libraries.\n\n${parts.join('\n' + '-'.repeat(72) + '\n\n')}`);
