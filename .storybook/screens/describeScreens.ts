import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { accessLabels, enabledAccess, isDisabled, type AccessName } from '@trade-portal/features/access'
import { routeNames, routes } from '@trade-portal/features/routes'
import { operationNames, parseConfiguration } from '@trade-portal/supplier-api'
import { describeOperation, entryGuide, settingsGuide } from '@trade-portal/supplier-api/describe'
import { operationUses } from '../../tests/architecture/operationUses.ts'
import { readSources, type Source } from '../../tests/architecture/sources.ts'
import { toId } from '../internals.ts'
import { storyTitle } from '../sidebar/storyTitle.ts'
import { findScreens, type ScreenEntry } from './findScreens.ts'
import { purposes } from './purposes.ts'

interface Named {
  readonly name: string
  readonly about: string
}

interface Chapter {
  readonly title: string
  readonly page: string
  /** The decisions about the screen. If there are none, the chapter is about something that the screen uses. */
  readonly decisions: readonly string[]
}

/** A component in the picture of a screen. The numbers are percentages of the picture's width and height. */
interface PicturePart {
  readonly component: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** All that the page of a screen shows, except its stories, which are in Storybook's index. */
export interface ScreenFacts extends ScreenEntry {
  readonly purpose: readonly string[]
  readonly addresses: readonly string[]
  readonly operations: readonly Named[]
  /** Settings in the configuration that the code of the screen reads, or that close the screen. */
  readonly settings: readonly Named[]
  /** Labels in the supplier's top button bar without which the screen is closed. */
  readonly buttons: readonly string[]
  readonly chapters: readonly Chapter[]
  readonly files: readonly string[]
  readonly parts: readonly (PicturePart & { readonly page: string })[]
}

const root = join(import.meta.dirname, '../..')
export const screenPictures = join(root, '.storybook/pictures/screens')

/** Computes what the page of each screen shows from the sources of the portal. */
export function describeScreens(): readonly ScreenFacts[] {
  const [screens, sources] = [findScreens(), readSources()]
  const guides = { ...settingsGuide, isTaxMode: entryGuide.isTaxMode, hasDiagnostics: entryGuide.hasDiagnostics }
  const features = sources.filter(({ path }) => path.startsWith('packages/features/'))
  const operations = operationUses(features, operationNames())
  const settings = operationUses(features, Object.keys(guides), readsSetting)
  const components = screens.map((screen) => componentOf(screen))
  return screens.map((screen, index) => {
    const { file, component } = components[index] ?? componentOf(screen)
    const isReached = ({ screens }: { screens: readonly string[] }) => screens.includes(basename(file, '.tsx'))
    const own = ownFiles(file, sources)
    const shown = routesOf(file, sources).filter(
      ({ screen }) => screen === component || !components.some((other) => other.component === screen),
    )
    const needed = shown.flatMap(({ route }) => accessOf(routes[route]))
    const closing = neededSettings(needed)
    return {
      ...screen,
      purpose: purposes[screen.name] ?? [],
      addresses: shown.map(({ route }) => routes[route].path),
      operations: [...operations].flatMap(([name, use]) =>
        isReached(use) ? [{ name, about: describeOperation(name).about }] : [],
      ),
      settings: Object.entries(guides).flatMap(([name, { file, effect }]) => {
        const use = settings.get(name)
        return closing.includes(name) || (use && isReached(use)) ? [{ name: file, about: effect }] : []
      }),
      buttons: neededLabels(needed),
      chapters: chaptersOf(
        [screen.title.split('/')[2] ?? '', folderOf(file), ...shown.map(({ route }) => routes[route].title)],
        own.flatMap(({ imports }) => imports.map(({ target }) => folderOf(target))),
      ),
      files: [screen.stories, ...own.map(({ path }) => path)],
      parts: partsOf(screen.name),
    }
  })
}

/** The component that the stories show, and its file. */
function componentOf({ stories }: ScreenEntry): { component: string; file: string } {
  const text = readFileSync(join(root, stories), 'utf8')
  const [, component = ''] = /\bcomponent: (\w+)/.exec(text) ?? []
  const [, file = ''] = new RegExp(`import \\{[^}]*\\b${component}\\b[^}]*\\} from '\\./([^']+)'`).exec(text) ?? []
  return { component, file: join(stories, '..', file).replaceAll('\\', '/') }
}

/** The file, and the files of its folder that it imports, directly or indirectly. */
function ownFiles(file: string, sources: readonly Source[]): readonly Source[] {
  const folder = file.slice(0, file.lastIndexOf('/'))
  const found = new Set<Source>()
  const visit = (path: string) => {
    const source = sources.find((source) => source.path === path)
    if (!source || !path.startsWith(`${folder}/`) || found.has(source)) return
    found.add(source)
    for (const { target } of source.imports) visit(target)
  }
  visit(file)
  return [...found]
}

/** The routes whose screen is in the file. */
function routesOf(file: string, sources: readonly Source[]) {
  const { text = '' } = sources.find(({ path }) => path === 'packages/features/src/screens.ts') ?? {}
  return routeNames().flatMap((route) => {
    const [, from = '', screen = ''] =
      new RegExp(`^  ${route}: \\{[^]*?import\\('\\./([^']+)'\\)\\)\\.(\\w+)`, 'm').exec(text) ?? []
    return file.endsWith(`/src/${from}`) ? [{ route, screen }] : []
  })
}

function accessOf(route: (typeof routes)[keyof typeof routes]): readonly AccessName[] {
  if (!('access' in route) || route.access === 'public') return []
  return typeof route.access === 'string' ? [route.access] : Object.values(route.access)
}

const device = { endpointUrl: 'https://supplier.example', device_id: '1', company_id: '1' }

/** The names of the settings that can disable one of these parts of the portal. */
function neededSettings(needed: readonly AccessName[]): readonly string[] {
  const { settings } = parseConfiguration(JSON.stringify({ DeviceList: [device] }))
  return Object.keys(settings).filter((name) => needed.some((part) => isDisabled(part, { ...settings, [name]: false })))
}

function neededLabels(needed: readonly AccessName[]): readonly string[] {
  const bar = accessLabels.map((label) => ({ label, isEnabled: true }))
  const enabled = enabledAccess(bar)
  return accessLabels.filter((label) => {
    const left = enabledAccess(bar.filter((row) => row.label !== label))
    return needed.some((part) => enabled.has(part) && !left.has(part))
  })
}

/** Matches code that reads the setting: from an object called `settings`, or by destructuring. */
function readsSetting(name: string): RegExp {
  return new RegExp(
    `\\bsettings\\.${name}\\b|\\{[^{}]*\\b${name}\\b[^{}]*\\}(?:: Settings\\b| = use(?:Settings|Configuration)\\(\\))`,
  )
}

/** The folder of a file in words: 'custom lists'. */
function folderOf(path: string): string {
  return path.split('/').at(-2)?.replaceAll('-', ' ') ?? ''
}

/**
 * The chapters of Decisions about the screen. A chapter's title names its topics. One of them must be a name of the screen,
 * or a folder from which the screen's own files import; or a decision of the chapter must name the screen.
 */
function chaptersOf(names: readonly string[], folders: readonly string[]): readonly Chapter[] {
  const own = names.map((name) => name.toLowerCase())
  const used = new Set(folders)
  const named = new RegExp(`\\b(?:${own.join('|')})s?\\b`, 'i')
  return globSync('.storybook/docs/decisions/*.mdx', { cwd: root }).flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    const [, title = ''] = /^# (.+)$/m.exec(text) ?? []
    const topics = title.toLowerCase().split(' and ')
    const isOwn = topics.some((topic) => own.includes(topic))
    const decisions = text
      .split(/^## /m)
      .flatMap((section) =>
        [...section.matchAll(/^- \*\*([^]+?)\*\*/gm)]
          .map(([, sentence = '']) => withoutMarkup(sentence))
          .filter((sentence) => isOwn || named.test(sentence) || named.test(section.split('\n')[0] ?? '')),
      )
    const isUsed = topics.some((topic) => used.has(topic))
    const isShown = isUsed || decisions.length > 0
    return isShown ? [{ title, page: toId(`Decisions/${title}`, 'Docs'), decisions }] : []
  })
}

function withoutMarkup(sentence: string): string {
  return sentence.replaceAll(/\s+/g, ' ').replaceAll(/`|(?<!\w)_|_(?!\w)/g, '')
}

interface PictureFacts {
  /** The width of a sample text when the picture was taken. It depends on the fonts of the machine. */
  readonly textWidth: number
  readonly parts: readonly PicturePart[]
}

/** What `pnpm pictures` has written about the picture of a screen. */
export function readPictureFacts(screen: string): PictureFacts {
  const file = join(screenPictures, `${screen}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { textWidth: 0, parts: [] }
}

function partsOf(screen: string): ScreenFacts['parts'] {
  return readPictureFacts(screen).parts.map((part) => {
    const path = `packages/design-system/src/components/${part.component}/${part.component}.stories.tsx`
    return { ...part, page: toId(storyTitle(path, 'States') ?? '', 'Docs') }
  })
}
