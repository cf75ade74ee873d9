import { globSync, lstatSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface Package {
  readonly name: string
  readonly license?: unknown
  readonly licenses?: readonly { readonly type: string }[]
  readonly scripts?: Readonly<Record<string, string>>
}

/** Licences that only ask for a copy of their text. The build writes the texts into `licences.md`. */
const permissive: ReadonlySet<string> = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  '(MIT OR CC0-1.0)',
  // The file of a typeface names its licence itself.
  'OFL-1.1',
])

/** Tools with another licence, or with none in their package.json. None of their code is built into the portal. */
const tools: Readonly<Record<string, string>> = {
  'axe-core': 'MPL-2.0',
  lightningcss: 'MPL-2.0',
  'caniuse-lite': 'CC-BY-4.0',
  jszip: '(MIT OR GPL-3.0-or-later)',
  pako: '(MIT AND Zlib)',
  // These two packages contain a licence text (MIT, Apache 2.0), but do not name the licence in their package.json.
  'require-like': '',
  '@react-aria/optimize-locales-plugin': '',
}

/** The installed packages, each once. A package is a real folder in one place and a link in all others. */
const installed: readonly Package[] = globSync('node_modules/.pnpm/*/node_modules/{[!@]*,@*/*}/package.json', {
  cwd: root,
})
  .filter((path) => !lstatSync(join(root, dirname(path))).isSymbolicLink())
  .map((path) => JSON.parse(read(path)))

function licenceOf({ license, licenses = [] }: Package): string {
  return typeof license === 'string' ? license : licenses.map(({ type }) => type).join(' AND ')
}

test('N03 Every installed package has a permissive licence', () => {
  expect(installed.length).toBeGreaterThan(200)
  const others = installed
    .filter((found) => !permissive.has(licenceOf(found)))
    // A tool's binaries are separate packages. Their names begin with the name of the tool and end with the platform.
    .filter(({ name, ...found }) =>
      Object.entries(tools).every(
        ([tool, licence]) => !name.startsWith(tool) || licenceOf({ name, ...found }) !== licence,
      ),
    )
  expect(others.map((found) => `${found.name}: ${licenceOf(found)}`)).toEqual([])
})

test('The portal has at most 20 direct dependencies', () => {
  const direct = ['apps/portal', 'packages/features', 'packages/design-system', 'packages/supplier-api'].flatMap(
    (folder) => {
      const { dependencies }: { dependencies: object } = JSON.parse(read(`${folder}/package.json`))
      return Object.keys(dependencies).filter((name) => !name.startsWith('@trade-portal/'))
    },
  )
  expect(new Set(direct).size).toBeLessThanOrEqual(20)
})

describe('N01 An installed package', () => {
  test('has a checksum in the lock file', () => {
    const packages =
      read('pnpm-lock.yaml')
        .split(/^packages:$/m)[1]
        ?.split(/^snapshots:$/m)[0] ?? ''
    const entries = packages.split(/^ {2}(?=\S)/m).slice(1)
    expect(entries.length).toBeGreaterThan(200)
    expect(entries.filter((entry) => !/ {4}resolution: \{integrity: sha512-/.test(entry))).toEqual([])
  })

  test('runs a script only if pnpm-workspace.yaml allows it', () => {
    const listed = read('pnpm-workspace.yaml').split(/^allowBuilds:$/m)[1] ?? ''
    const decided = Object.fromEntries(
      [...listed.matchAll(/^ {2}([\w@/-]+): (true|false)$/gm)].map(([, name = '', may]) => [name, may]),
    )
    const running = installed.filter(
      ({ scripts = {} }) => scripts['preinstall'] ?? scripts['install'] ?? scripts['postinstall'],
    )
    // Leaves out `fsevents`, because it is installed only on Macs, and its script does not run even there.
    const names = new Set(running.map(({ name }) => name).filter((name) => name !== 'fsevents'))
    expect([...names].toSorted()).toEqual(Object.keys(decided).toSorted())
    expect(Object.keys(decided).filter((name) => decided[name] === 'true')).toEqual(['node'])
  })
})
