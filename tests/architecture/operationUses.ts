/** A source file of the features, with its path from the repository root. */
interface FeatureSource {
  readonly path: string
  readonly text: string
}

/** Where an operation, or something else with a name, is used. */
interface OperationUse {
  /** Folders of the features whose files name the operation, such as `cart` or `trade/cart`. */
  readonly rooms: readonly string[]
  /** Screens that import code that names the operation, directly or indirectly. */
  readonly screens: readonly string[]
}

/** A top-level declaration of a file and what it refers to. */
interface Part {
  readonly path: string
  readonly name: string
  readonly text: string
  /** Keys of the parts that this part may run. */
  readonly reaches: readonly string[]
}

const features = 'packages/features/src/'
const isScreen = /\/(\w*Screen|Shell)\.tsx$/

/**
 * Finds the folders and the screens that use each operation. A folder uses an operation if one of its declarations names
 * it. A screen uses the operation if its imports lead to such a declaration. A screen that gets the declaration through a
 * React context is not found.
 * @param matches Finds a name in the text of a declaration. It can also find names of other kinds, such as settings.
 */
export function operationUses<Name extends string>(
  sources: readonly FeatureSource[],
  names: readonly Name[],
  matches: (name: Name) => RegExp = namesOperation,
): ReadonlyMap<Name, OperationUse> {
  const parts = sources.flatMap(partsOf)
  const screensOf = reachingScreens(parts)
  return new Map(
    names.map((name) => {
      const pattern = matches(name)
      const naming = parts.filter(({ text }) => pattern.test(text))
      const rooms = naming.map(({ path }) => roomOf(path))
      const screens = naming.flatMap((part) => [...(screensOf.get(keyOf(part)) ?? [])])
      return [name, { rooms: sorted(rooms), screens: sorted(screens) }]
    }),
  )
}

/** Matches the name in quotes, or called as a method of the client. */
function namesOperation(name: string): RegExp {
  return new RegExp(`'${name}'|\\.${name}\\(`)
}

/** For each part, the screens that use it. A screen uses the parts of its own file. */
function reachingScreens(parts: readonly Part[]): Map<string, Set<string>> {
  const byKey = new Map(parts.map((part) => [keyOf(part), part]))
  const found = new Map<string, Set<string>>()
  const visit = (key: string, screen: string) => {
    const screens = found.get(key) ?? new Set()
    if (screens.has(screen)) return
    found.set(key, screens.add(screen))
    for (const next of byKey.get(key)?.reaches ?? []) visit(next, screen)
  }
  for (const part of parts.filter(({ path }) => isScreen.test(path))) visit(keyOf(part), screenOf(part.path))
  return found
}

function partsOf({ path, text }: FeatureSource): Part[] {
  const imported = importsOf(path, text)
  const declared = [...text.matchAll(/^(?:export )?(?:async )?(?:function|const|class) (\w+)/gm)]
  return declared.map((match, index) => {
    const own = text.slice(match.index, declared[index + 1]?.index)
    const words = new Set(own.match(/\w+/g))
    const locals = declared.map(([, name = '']) => ({ local: name, key: `${path}#${name}` }))
    const lazy = [...own.matchAll(/\bimport\('(\.[^']+)'\)\)?\.(\w+)/g)].map(
      ([, from = '', name = '']) => `${resolved(path, from)}#${name}`,
    )
    const reaches = [...locals, ...imported].filter(({ local }) => words.has(local)).map(({ key }) => key)
    return { path, name: match[1] ?? '', text: own, reaches: [...reaches, ...lazy] }
  })
}

/** Names that a file imports from other files of the features, except types. */
function importsOf(path: string, text: string): { local: string; key: string }[] {
  return [...text.matchAll(/^import \{([^}]*)\} from '(\.[^']+)'/gm)].flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => {
        const [original = '', local = original] = name.split(' as ')
        return { local, key: `${resolved(path, from)}#${original}` }
      }),
  )
}

function resolved(path: string, specifier: string): string {
  return new URL(specifier, `file:///${path}`).pathname.slice(1)
}

function keyOf({ path, name }: { path: string; name: string }): string {
  return `${path}#${name}`
}

function roomOf(path: string): string {
  return path.slice(features.length, path.lastIndexOf('/'))
}

function screenOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length)
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted()
}
