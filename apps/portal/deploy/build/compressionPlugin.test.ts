import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeCompressed } from './compressionPlugin.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compressed-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a script gets a Brotli and a gzip copy of the same bytes', async () => {
  const script = 'console.log("ü");'.repeat(100)
  await writeFile(join(folder, 'a.js'), script)
  await writeCompressed(folder, ['a.js'])
  expect(await readdir(folder)).toEqual(['a.js', 'a.js.br', 'a.js.gz'])
  expect(brotliDecompressSync(await readFile(join(folder, 'a.js.br'))).toString()).toBe(script)
  expect(gunzipSync(await readFile(join(folder, 'a.js.gz'))).toString()).toBe(script)
})

test('fonts, unlisted files and files that would grow get no copy', async () => {
  await writeFile(join(folder, 'short.js'), '1')
  for (const name of ['font.woff2', 'theme.css']) await writeFile(join(folder, name), 'a'.repeat(1000))
  await writeCompressed(folder, ['short.js', 'font.woff2'])
  expect(await readdir(folder)).toEqual(['font.woff2', 'short.js', 'theme.css'])
})
