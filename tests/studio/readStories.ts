import { isRecord } from './isRecord.ts'

export interface Story {
  readonly id: string
  readonly title: string
  readonly name: string
  /** From the root of the repository, beginning with `./`. */
  readonly importPath: string
  readonly tags: readonly string[]
}

/** The stories of a Storybook's `index.json`. @throws Error if that is no index of a Storybook */
export function readStories(index: unknown): Story[] {
  if (!isRecord(index) || !isRecord(index['entries'])) throw new Error('This is not the index of a Storybook.')
  return Object.values(index['entries']).flatMap((entry) => {
    if (!isRecord(entry) || entry['type'] !== 'story') return []
    const { id, title, name, importPath, tags } = entry
    if (typeof id !== 'string' || typeof title !== 'string' || typeof name !== 'string') return []
    return [
      {
        id,
        title,
        name,
        importPath: typeof importPath === 'string' ? importPath : '',
        tags: Array.isArray(tags) ? tags.map(String) : [],
      },
    ]
  })
}
