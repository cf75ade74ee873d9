import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditVerdict, makeRelease, makeTools } from './makeRelease.ts'
import { stableSbom } from './sbom.ts'

const entry = { endpointUrl: 'https://supplier.example', device_id: 'D', company_id: 'C' }
const portalFiles = {
  'index.html': '<!doctype html>',
  'assets/a-12345678.js': 'x'.repeat(700),
  'config/configuration.json': JSON.stringify({ DeviceList: [entry] }),
}
const seconds = 1_790_000_000

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** The archive of a portal whose files are written in this order. */
async function release(name: string, paths: readonly string[], touched?: string): Promise<Buffer> {
  const portal = join(folder, name)
  for (const [path, text] of Object.entries(portalFiles).toSorted(([a], [b]) => paths.indexOf(a) - paths.indexOf(b))) {
    await mkdir(join(portal, path, '..'), { recursive: true })
    await writeFile(join(portal, path), text)
  }
  if (touched !== undefined) await utimes(join(portal, touched), 1, 1)
  return await makeRelease({ portal, version: '1.2.3', seconds, extraFiles: { 'tools/a.mjs': '1' } })
}

test('N06 The same files give the same archive, byte for byte', async () => {
  const paths = Object.keys(portalFiles)
  const first = await release('first', paths)
  expect(first.equals(await release('second', paths.toReversed(), 'index.html'))).toBe(true)
})

test('An archive unpacks with the right time and checksums', async () => {
  const archive = join(folder, 'portal.tar.gz')
  await writeFile(archive, await release('third', []))
  const run = (command: string, words: readonly string[], cwd = folder) =>
    execFileSync(command, words, { cwd, encoding: 'utf8' })
  run('tar', ['-xzf', archive])
  const unpacked = join(folder, 'portal-1.2.3')
  const ofHost = ['_headers', '_redirects', 'missing.txt', 'nginx.conf'].map((name) => `host/${name}`)
  const made = ['icon-maskable.svg', 'index.html', 'manifest.webmanifest']
  const ofPortal = ['assets/a-12345678.js', 'config/configuration.json', ...made].map((name) => `portal/${name}`)
  const sums = run('sha256sum', ['-c', 'SHA256SUMS'], unpacked)
  expect(sums.trim().split('\n')).toEqual([...ofHost, ...ofPortal, 'tools/a.mjs'].map((name) => `${name}: OK`))
  expect(await readFile(join(unpacked, 'host/nginx.conf'), 'utf8')).toContain(
    "connect-src 'self' https://supplier.example",
  )
  expect((await stat(join(unpacked, 'portal/index.html'))).mtimeMs).toBe(seconds * 1000)
  expect(run('tar', ['-tvzf', archive]).trim()).not.toMatch(/^(?!drwxr-xr-x 0\/0|-rw-r--r-- 0\/0)/m)
})

test('The released probe finds no fault with the sandbox', { timeout: 60_000 }, async () => {
  await writeFile(join(folder, 'tools.tar.gz'), await makeTools('1.2.3', seconds))
  execFileSync('tar', ['-xzf', 'tools.tar.gz'], { cwd: folder })
  const cwd = join(folder, 'tools-1.2.3')
  expect((await readdir(cwd)).toSorted()).toEqual(['README.md', 'SHA256SUMS', 'probe.mjs', 'sandbox.mjs'])
  const env = { ...process.env, SANDBOX_PORT: '0', PROBE_PASSWORD: 'sandbox' }
  const sandbox = spawn(process.execPath, ['sandbox.mjs'], { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [line = ''] = await once(createInterface(sandbox.stdout), 'line')
  const url = String(line).replace('Simulated supplier at ', '')
  const words = ['probe.mjs', '--endpoint', url, '--user', 'demo-admin', '--company', '1']
  expect(execFileSync(process.execPath, words, { cwd, env, encoding: 'utf8' })).toContain('0 differ')
  sandbox.kill()
})

test('The bill of materials does not depend on pnpm’s order', () => {
  const bill = (serialNumber: string, names: readonly string[], dependencies: object) => ({
    serialNumber,
    metadata: { timestamp: serialNumber, component: { 'bom-ref': 'portal' } },
    components: [{ 'bom-ref': 'features', group: '@trade-portal' }, ...names.map((name) => ({ 'bom-ref': name }))],
    dependencies: Object.entries(dependencies).map(([ref, dependsOn]) => ({ ref, dependsOn })),
  })
  const time = '2026-01-01T00:00:00.000Z'
  const first = bill('1', ['a', 'b'], { portal: ['features', 'b', 'a'], a: ['b'], features: [] })
  const second = bill('2', ['b', 'a'], { features: ['b'], portal: ['a', 'features'], a: ['b'] })
  expect(stableSbom(JSON.stringify(second), time)).toBe(stableSbom(JSON.stringify(first), time))
  expect(JSON.parse(stableSbom(JSON.stringify(first), time))).toMatchObject({
    metadata: { timestamp: time, component: { 'bom-ref': 'portal' } },
    components: [{ 'bom-ref': 'a' }, { 'bom-ref': 'b' }],
    dependencies: [
      { ref: 'portal', dependsOn: ['a', 'b'] },
      { ref: 'a', dependsOn: ['b'] },
      { ref: 'b', dependsOn: [] },
    ],
  })
})

test('N02 Nothing is released with a known vulnerability', () => {
  expect(auditVerdict(true, 'No known vulnerabilities found')).toBe('No built-in package has a known vulnerability.')
  expect(auditVerdict(false, 'ERR_PNPM_AUDIT_BAD_RESPONSE')).toMatch(/^This registry does not say/)
  expect(() => auditVerdict(false, '1 vulnerabilities found')).toThrow(/nothing is released\.\n1 vulnerabilities found/)
})
