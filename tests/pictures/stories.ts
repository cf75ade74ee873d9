export interface Story {
  readonly id: string
  readonly title: string
  readonly name: string
  /** From the root of the repository, beginning with `./`. */
  readonly importPath: string
  readonly tags: readonly string[]
}

export type Scope = 'screens' | 'components'

export interface Selection {
  readonly scope: Scope
  /** Lower case; a story is selected if its title, name or file contains it. Empty for all stories. */
  readonly only: string
}

/** Whether a story is visited. */
export function isSelected({ scope, only }: Selection, { title, name, importPath, tags }: Story): boolean {
  // A story with the tag `rule` looks like the story from whose state it starts, so it is not visited.
  if (tags.includes('rule')) return false
  const isOfScope = scope === 'screens' ? title.startsWith('Screens/') : importPath.includes('packages/design-system/')
  return isOfScope && `${title} ${name} ${importPath}`.toLowerCase().includes(only)
}

/** The selected stories of a Storybook, as it orders them. @throws Error if there is none */
export async function readStories(address: string, selection: Selection): Promise<readonly Story[]> {
  const index = await fetch(new URL('index.json', address))
  const { entries }: { readonly entries: Readonly<Record<string, Story & { type: string }>> } = await index.json()
  const stories = Object.values(entries).filter((entry) => entry.type === 'story' && isSelected(selection, entry))
  if (stories.length === 0) throw new Error('No story matches.')
  return stories
}

export function storyOf(parts: Partial<Story> = {}): Story {
  return {
    id: 'screens-order-cart--empty',
    title: 'Screens/Order/Cart',
    name: 'Empty',
    importPath: './packages/features/src/cart/CartScreen.stories.tsx',
    tags: [],
    ...parts,
  }
}
