import { execFileSync, spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPortal, portalBuild } from './build/buildPortal.ts'
import { runCommand } from './command.ts'
import { auditVerdict, makeRelease, sha256, writeRelease, releaseExtras } from './release/makeRelease.ts'
import { stableSbom } from './release/sbom.ts'

const help = `pnpm release [--key FILE] [--out FOLDER]

Builds the portal and writes portal-VERSION.tar.gz with its sum: the portal, the host files, a container, the bill of
materials, and what a deployment needs to check itself. Made twice from one commit, it is the same to the byte.

  --key FILE    the secret key with which minisign signs the sum; by default that of the variable RELEASE_KEY, if any
  --out FOLDER  where to write; apps/portal/release by default`

const deploy = import.meta.dirname
const root = join(deploy, '../../..')
const run = (command: string, words: readonly string[]) => execFileSync(command, words, { cwd: root, encoding: 'utf8' })

await runCommand(async (words) => {
  const { values } = parseArgs({
    args: [...words],
    options: { key: { type: 'string' }, out: { type: 'string' }, help: { type: 'boolean' } },
  })
  if (values.help) return console.log(help)
  if (run('git', ['status', '--porcelain']) !== '')
    throw new Error('A release is made from one commit, but some files differ from it. Commit them first.')

  const { status, stdout, stderr } = spawnSync('npx', ['--yes', 'pnpm@12', 'audit', '--prod'], {
    cwd: root,
    encoding: 'utf8',
  })
  console.log(auditVerdict(status === 0, stdout + stderr))

  const seconds = Number(run('git', ['log', '-1', '--format=%ct']))
  await buildPortal()
  const { version }: { version: string } = JSON.parse(await readFile(join(portalBuild, 'version.json'), 'utf8'))
  const archive = await makeRelease({
    portal: portalBuild,
    version,
    seconds,
    extraFiles: {
      ...(await releaseExtras()),
      'sbom.cdx.json': stableSbom(billOfMaterials(), new Date(seconds * 1000).toISOString()),
    },
  })

  const folder = values.out ?? join(deploy, '../release')
  const name = `portal-${version}.tar.gz`
  await writeRelease(folder, name, archive, values.key ?? process.env['RELEASE_KEY'])
  console.log(`${join(folder, name)}: ${(archive.length / 1024).toFixed(0)} KB, ${sha256(archive)}`)
})

/** The packages in the built portal, which does not include the simulator. */
function billOfMaterials(): string {
  const packages = ['--filter', '@trade-portal/portal...', '--filter', '!@trade-portal/mocks']
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application', '--prod']
  return run('npx', ['--yes', 'pnpm@12', ...packages, 'sbom', ...format])
}
