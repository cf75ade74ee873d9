import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditVerdict, makeRelease } from './makeRelease.ts'
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

async function writePortal(name: string, paths: readonly string[]): Promise<string> {
  const portal = join(folder, name)
  for (const [path, text] of Object.entries(portalFiles).toSorted(([a], [b]) => paths.indexOf(a) - paths.indexOf(b))) {
    await mkdir(join(portal, path, '..'), { recursive: true })
    await writeFile(join(portal, path), text)
  }
  return portal
}

const release = (portal: string) =>
  makeRelease({ portal, version: '1.2.3', seconds, extraFiles: { 'README.md': 'Read', 'tools/a.mjs': '1' } })

test('N06 the same files give the same bytes, whenever and in whatever order they were written', async () => {
  const first = await writePortal('first', Object.keys(portalFiles))
  const second = await writePortal('second', Object.keys(portalFiles).toReversed())
  await utimes(join(second, 'index.html'), 1, 1)
  expect((await release(first)).equals(await release(second))).toBe(true)
})

test('tar unpacks it, with the time of the commit and sums that are right', async () => {
  const archive = join(folder, 'portal.tar.gz')
  await writeFile(archive, await release(await writePortal('third', [])))
  execFileSync('tar', ['-xzf', archive, '-C', folder])
  const read = (path: string) => readFile(join(folder, 'portal-1.2.3', path), 'utf8')
  expect(await read('portal/assets/a-12345678.js')).toBe(portalFiles['assets/a-12345678.js'])
  expect(await read('host/nginx.conf')).toContain("connect-src 'self' https://supplier.example")
  const sums = (await read('SHA256SUMS'))
    .trim()
    .split('\n')
    .map((line) => line.split('  '))
  expect(sums.map(([, path]) => path)).toEqual([
    'README.md',
    'host/_headers',
    'host/_redirects',
    'host/missing.txt',
    'host/nginx.conf',
    'portal/assets/a-12345678.js',
    'portal/config/configuration.json',
    'portal/index.html',
    'tools/a.mjs',
  ])
  for (const [sum, path = ''] of sums)
    expect(
      createHash('sha256')
        .update(await read(path))
        .digest('hex'),
    ).toBe(sum)
  expect((await stat(join(folder, 'portal-1.2.3/portal/index.html'))).mtimeMs).toBe(seconds * 1000)
  expect(execFileSync('tar', ['-tvzf', archive], { encoding: 'utf8' }).trim()).not.toMatch(
    /^(?!drwxr-xr-x 0\/0|-rw-r--r-- 0\/0)/m,
  )
})

test('the bill of materials is the same for each run of pnpm', () => {
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
  expect(JSON.parse(stableSbom(JSON.stringify(first), time))).toEqual({
    metadata: {
      timestamp: time,
      tools: { components: [{ type: 'application', name: 'pnpm' }] },
      component: { 'bom-ref': 'portal' },
    },
    components: [{ 'bom-ref': 'a' }, { 'bom-ref': 'b' }],
    dependencies: [
      { ref: 'portal', dependsOn: ['a', 'b'] },
      { ref: 'a', dependsOn: ['b'] },
      { ref: 'b', dependsOn: [] },
    ],
  })
})

test('N02 nothing is released with a known vulnerability; a registry that knows none is named', () => {
  expect(auditVerdict(true, 'No known vulnerabilities found')).toBe('No built-in package has a known vulnerability.')
  expect(auditVerdict(false, 'ERR_PNPM_AUDIT_BAD_RESPONSE')).toMatch(/^This registry does not say/)
  expect(() => auditVerdict(false, '1 vulnerabilities found')).toThrow(/nothing is released\.\n1 vulnerabilities found/)
})

test('the container runs without rights, on a port that needs none, and has the portal and its host file', async () => {
  const container = await readFile(join(import.meta.dirname, 'files/Containerfile'), 'utf8')
  expect(container).toMatch(/^USER \d{5}:\d{5}$/m)
  expect(container).toMatch(/^EXPOSE 8080$/m)
  expect(container).toMatch(/^HEALTHCHECK .*http:\/\/127\.0\.0\.1:8080\/healthz/m)
  const compose = await readFile(join(import.meta.dirname, 'files/compose.yaml'), 'utf8')
  for (const line of ['read_only: true', 'cap_drop: [ALL]', "security_opt: ['no-new-privileges:true']"])
    expect(compose).toContain(line)
})
