import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { releaseExtras, makeRelease, portalBuild, writeRelease } from '@trade-portal/portal/deploy'
import { missingProgram } from '../programs.ts'
import { expect, test } from './fixtures.ts'

const missing = missingProgram('minisign')
test.skip(missing !== undefined, missing)

test('a changed release fails the signature check', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'release-'))
  const run = (command: string, ...words: readonly string[]) =>
    execFileSync(command, words, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  const check = () => {
    run('minisign', '-V', '-p', 'public', '-m', 'SHA256SUMS')
    run('sha256sum', '-c', 'SHA256SUMS')
  }
  run('minisign', '-G', '-W', '-p', 'public', '-s', 'secret')
  const parts = { portal: portalBuild, version: '1.0.0', seconds: 1_790_000_000, extraFiles: await releaseExtras() }
  const archive = await makeRelease(parts)
  await writeRelease(folder, { 'portal.tar.gz': archive }, join(folder, 'secret'))
  check()
  run('tar', '-xzf', 'portal.tar.gz')
  run('sh', '-c', 'cd portal-1.0.0 && sha256sum -c SHA256SUMS')

  archive.writeUInt8(archive.readUInt8(100) ^ 1, 100)
  await writeFile(join(folder, 'portal.tar.gz'), archive)
  expect(check).toThrow()
  await writeRelease(folder, { 'portal.tar.gz': archive })
  expect(check).toThrow()
  expect(await readFile(join(folder, 'SHA256SUMS.minisig'), 'utf8')).toContain('trusted comment')
  await rm(folder, { recursive: true })
})
