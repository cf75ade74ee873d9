import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { settingsTable } from '@trade-portal/supplier-api/describe'
import { build } from 'vite'
import { writeHostFiles } from '../host/hostFiles.ts'

/** Contents of files by their path in the archive. */
type Files = Readonly<Record<string, string | Buffer>>

interface Parts {
  /** Folder of the production build. */
  readonly portal: string
  readonly version: string
  /**
   * Time of the commit, in seconds since 1970. All files of the release get this time. Each version needs a time of its own,
   * because a host compares time and length of a file to decide whether a browser's copy is current.
   */
  readonly seconds: number
  /** Further files of the release, by path. */
  readonly extraFiles: Files
}

/** The portal's release: the portal, the host files, the further files, and the checksums of all. */
export async function makeRelease({ portal, version, seconds, extraFiles }: Parts): Promise<Buffer> {
  return await makeArchive(`portal-${version}`, seconds, extraFiles, async (folder) => {
    await cp(portal, join(folder, 'portal'), { recursive: true })
    await writeHostFiles(join(folder, 'portal'), join(folder, 'host'))
  })
}

/**
 * One folder as a compressed archive, with the checksums of its files. The same files give the same bytes, because all have
 * the same time, owner and mode.
 * @param seconds See `Parts`
 * @param fill Writes further files into the folder
 */
async function makeArchive(
  name: string,
  seconds: number,
  files: Files,
  fill?: (folder: string) => Promise<void>,
): Promise<Buffer> {
  const parent = await mkdtemp(join(tmpdir(), 'release-'))
  const folder = join(parent, name)
  await mkdir(folder)
  await fill?.(folder)
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  const paths = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted()
  const sums = await Promise.all(paths.map(async (path) => `${sha256(await readFile(join(folder, path)))}  ${path}\n`))
  await writeFile(join(folder, 'SHA256SUMS'), sums.join(''))
  const same = ['--sort=name', `--mtime=@${seconds}`, '--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX']
  const words = ['--format=ustar', ...same, '-C', parent, '-cf', '-', name]
  const archive = execFileSync('tar', words, { maxBuffer: Infinity })
  await rm(parent, { recursive: true })
  return gzipSync(archive, { level: 9 })
}

export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

/**
 * Turns the result of `pnpm audit` for the packages in the build into a sentence.
 * @throws Error with the output of `pnpm audit` if one of the packages has a known vulnerability
 */
export function auditVerdict(isClean: boolean, printed: string): string {
  if (isClean) return 'No built-in package has a known vulnerability.'
  // Mirrors of the npm registry often have no list of vulnerabilities.
  if (printed.includes('ERR_PNPM_AUDIT'))
    return 'This registry does not say which packages have known vulnerabilities: ask another with `pnpm audit --prod`.'
  throw new Error(`A built-in package has a known vulnerability, so nothing is released.\n${printed}`)
}

/**
 * Writes the archives and their checksums into a folder.
 * @param archives By name
 * @param key File with the secret key with which minisign signs the checksums. minisign asks for the key's password.
 */
export async function writeRelease(
  folder: string,
  archives: Readonly<Record<string, Buffer>>,
  key?: string,
): Promise<void> {
  const sums = join(folder, 'SHA256SUMS')
  await mkdir(folder, { recursive: true })
  for (const [name, archive] of Object.entries(archives)) await writeFile(join(folder, name), archive)
  await writeFile(
    sums,
    Object.entries(archives).map(([name, archive]) => `${sha256(archive)}  ${name}\n`),
  )
  if (key !== undefined) execFileSync('minisign', ['-S', '-s', key, '-m', sums], { stdio: 'inherit' })
}

const root = join(import.meta.dirname, '../../../..')
const file = (name: string) => readFile(join(import.meta.dirname, 'files', name))

/** What a release contains besides the portal and its host files: the guide, the container, and the commands. */
export async function releaseExtras(): Promise<Files> {
  return {
    'README.md': await file('README.md'),
    'SETTINGS.md': settingsTable(),
    Containerfile: await file('Containerfile'),
    'compose.yaml': await file('compose.yaml'),
    'tools/check-deployment.mjs': await bundleTool('apps/portal/deploy/runCheckDeployment.ts'),
    'tools/host-files.mjs': await bundleTool('apps/portal/deploy/runHostFiles.ts'),
  }
}

/** The archive of the simulated supplier and the probe, for people who connect a server without having the repository. */
export async function makeTools(version: string, seconds: number): Promise<Buffer> {
  return await makeArchive(`tools-${version}`, seconds, {
    'README.md': await file('tools.md'),
    'sandbox.mjs': await bundleTool('mocks/src/runSandbox.ts'),
    'probe.mjs': await bundleTool('packages/probe/src/probe.ts'),
  })
}

/** The archive of Storybook as a static site, for designers and reviewers who have no Node. */
export async function makeStorybook(version: string, seconds: number): Promise<Buffer> {
  return await makeArchive(
    `storybook-${version}`,
    seconds,
    { 'README.md': await file('storybook.md') },
    async (folder) => {
      const words = ['build', '--quiet', '--output-dir', join(folder, 'storybook')]
      execFileSync(join(root, 'node_modules/.bin/storybook'), words, {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
      })
    },
  )
}

/**
 * Bundles a command into one script that needs only Node. The licences of the packages in it are comments at its end.
 * @param entry From the root of the repository
 */
async function bundleTool(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: join(root, entry),
      write: false,
      license: { fileName: 'licences.md' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
    ssr: { noExternal: true },
  })
  const [script, licences, ...others] = 'output' in built ? built.output : []
  if (script?.type !== 'chunk' || licences?.type !== 'asset' || others.length > 0)
    throw new Error(`${entry} is not one script`)
  return `${script.code}\n${String(licences.source).trimEnd().replaceAll(/^/gm, '// ')}\n`
}
