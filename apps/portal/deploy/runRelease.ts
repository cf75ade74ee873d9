import { execFileSync, spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPortal, portalBuild } from './build/buildPortal.ts'
import { runCommand } from './command.ts'
import {
  auditVerdict,
  makeRelease,
  makeStorybook,
  makeTools,
  releaseExtras,
  sha256,
  writeRelease,
} from './release/makeRelease.ts'
import { stableSbom } from './release/sbom.ts'

const help = `pnpm release [--key FILE] [--out FOLDER]

Writes three archives and their sums. Made twice from one commit, they are the same to the byte.

  portal-VERSION.tar.gz     the portal, the host files, a container, the bill of materials, and what a deployment needs to
                            check itself
  storybook-VERSION.tar.gz  Storybook as a static site: all screens and components, and the guides
  tools-VERSION.tar.gz      the sandbox supplier and the probe, which need only Node

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
  const portal = await makeRelease({
    portal: portalBuild,
    version,
    seconds,
    extraFiles: {
      ...(await releaseExtras()),
      'sbom.cdx.json': stableSbom(billOfMaterials(), new Date(seconds * 1000).toISOString()),
    },
  })

  const folder = values.out ?? join(deploy, '../release')
  const archives = {
    [`portal-${version}.tar.gz`]: portal,
    [`storybook-${version}.tar.gz`]: await makeStorybook(version, seconds),
    [`tools-${version}.tar.gz`]: await makeTools(version, seconds),
  }
  await writeRelease(folder, archives, values.key ?? process.env['RELEASE_KEY'])
  for (const [name, archive] of Object.entries(archives))
    console.log(`${join(folder, name)}: ${(archive.length / 1024).toFixed(0)} KB, ${sha256(archive)}`)
})

/** The packages in the built portal, which does not include the simulator. */
function billOfMaterials(): string {
  const packages = ['--filter', '@trade-portal/portal...', '--filter', '!@trade-portal/mocks']
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application', '--prod']
  return run('npx', ['--yes', 'pnpm@12', ...packages, 'sbom', ...format])
}
