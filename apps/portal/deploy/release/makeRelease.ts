import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { hostFiles } from '../host/hostFiles.ts'
import { tar, type Files } from './tar.ts'

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

/** The release as a compressed archive: the portal, the host files, the further files, and the checksums of all. */
export async function makeRelease({ portal, version, seconds, extraFiles }: Parts): Promise<Buffer> {
  const configuration = await readFile(join(portal, 'config/configuration.json'), 'utf8')
  const files: Record<string, string | Buffer> = { ...extraFiles, ...within('host', hostFiles(configuration)) }
  for (const name of globSync('**/*', { cwd: portal, withFileTypes: true }).filter((entry) => entry.isFile())) {
    const path = join(name.parentPath, name.name)
    files[`portal/${path.slice(portal.length + 1).replaceAll('\\', '/')}`] = await readFile(path)
  }
  const sums = Object.keys(files)
    .toSorted()
    .map((name) => `${sha256(files[name] ?? '')}  ${name}\n`)
  return gzipSync(tar(within(`portal-${version}`, { ...files, SHA256SUMS: sums.join('') }), seconds), { level: 9 })
}

export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

function within(folder: string, files: Files): Files {
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [`${folder}/${name}`, content]))
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
 * Writes the archive and its checksum into a folder.
 * @param key File with the secret key with which minisign signs the checksum. minisign asks for the key's password.
 */
export async function writeRelease(folder: string, name: string, archive: Buffer, key?: string): Promise<void> {
  const sums = join(folder, 'SHA256SUMS')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, name), archive)
  await writeFile(sums, `${sha256(archive)}  ${name}\n`)
  if (key !== undefined) execFileSync('minisign', ['-S', '-s', key, '-m', sums], { stdio: 'inherit' })
}

/** What a release contains besides the portal and its host files: the guide, the container, and the commands. */
export async function releaseExtras(): Promise<Files> {
  const file = (name: string) => readFile(join(import.meta.dirname, 'files', name))
  const tool = (name: string) => bundleTool(join(import.meta.dirname, '..', name))
  return {
    'README.md': await file('README.md'),
    Containerfile: await file('Containerfile'),
    'compose.yaml': await file('compose.yaml'),
    'tools/check-deployment.mjs': await tool('runCheckDeployment.ts'),
    'tools/host-files.mjs': await tool('runHostFiles.ts'),
  }
}

/** Bundles a command into one script that needs only Node. */
async function bundleTool(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { ssr: entry, write: false, rolldownOptions: { output: { codeSplitting: false } } },
    ssr: { noExternal: true },
  })
  const [script, ...others] = 'output' in built ? built.output : []
  if (script?.type !== 'chunk' || others.length > 0) throw new Error(`${entry} is not one script`)
  return script.code
}
