import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'
import type { InlineConfig } from 'vite'
import { tell } from './tell.ts'

const designSystem = join(import.meta.dirname, '../../packages/design-system')

/** Compressed bytes. */
interface Size {
  readonly gzip: number
  readonly brotli: number
}

/** Size of the scripts that each export of the design system needs when imported alone, without React itself. */
export async function benchCost(): Promise<void> {
  // In this folder, because packages must resolve as they do for the sources.
  const folder = await mkdtemp(join(designSystem, 'node_modules/.cost-'))
  try {
    const names = await compile(folder)
    const baseline = await sizeOf(folder, page(`''`))
    tell(`\nJavaScript of each design system export alone, without the baseline, which is React and React DOM`)
    tell(`  ${''.padEnd(24)}${'gzip KB'.padStart(9)}${'brotli KB'.padStart(11)}`)
    tell(`  ${'baseline'.padEnd(24)}${kilobytes(baseline.gzip).padStart(9)}${kilobytes(baseline.brotli).padStart(11)}`)
    for (const name of names) {
      const size = await sizeOf(folder, `import { ${name} } from './index.js'\n${page(`String(${name})`)}`)
      const [gzip, brotli] = [kilobytes(size.gzip - baseline.gzip), kilobytes(size.brotli - baseline.brotli)]
      tell(`  ${name.padEnd(24)}${gzip.padStart(9)}${brotli.padStart(11)}`)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Compiles the sources file by file, styles included, once for all exports. @returns what the index exports */
async function compile(folder: string): Promise<readonly string[]> {
  const chunks = await run({
    plugins: [vanillaExtractPlugin()],
    build: {
      outDir: folder,
      lib: { entry: join(designSystem, 'src/index.ts'), formats: ['es'], fileName: (_, name) => `${name}.js` },
      rolldownOptions: {
        external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0') && !id.includes('.css'),
        output: { preserveModules: true },
      },
    },
  })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', sideEffects: false }))
  return chunks.find(({ isEntry }) => isEntry)?.exports.toSorted() ?? []
}

/** A page that renders only the given content. */
function page(content: string): string {
  return `import { createRoot } from 'react-dom/client'
import { jsx } from 'react/jsx-runtime'
createRoot(document.body).render(jsx('p', { children: ${content} }))`
}

/** Size of the entry and its static imports; dynamic imports do not count. */
async function sizeOf(folder: string, script: string): Promise<Size> {
  const entry = join(folder, 'entry.js')
  await writeFile(entry, script)
  const chunks = await run({
    plugins: [{ ...optimizeLocales.vite({ locales: ['en-AU', 'en-US'] }), enforce: 'pre' }],
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry } },
  })
  const needed = new Set<string>()
  const need = (fileName: string) => {
    if (needed.has(fileName)) return
    needed.add(fileName)
    chunks.find((chunk) => chunk.fileName === fileName)?.imports.forEach(need)
  }
  chunks.filter(({ isEntry }) => isEntry).forEach(({ fileName }) => need(fileName))
  const codes = chunks.filter(({ fileName }) => needed.has(fileName)).map(({ code }) => code)
  const sum = (compress: (code: string) => Buffer) => codes.reduce((bytes, code) => bytes + compress(code).length, 0)
  return { gzip: sum(gzipSync), brotli: sum(brotliCompressSync) }
}

async function run(config: InlineConfig) {
  const results = [await build({ ...config, root: designSystem, configFile: false, logLevel: 'error' })].flat()
  return results
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter((output) => output.type === 'chunk')
}

function kilobytes(bytes: number): string {
  return Math.max(0, bytes / 1000).toFixed(1)
}
