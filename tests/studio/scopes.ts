import type { Story } from './readStories.ts'

export type Scope = 'screens' | 'components'

export const isScope = (word: string): word is Scope => word === 'screens' || word === 'components'

/** The only place that decides which stories are pictured. It must also understand the stories of old revisions. */
export function isInScope(scope: Scope, { title, importPath, tags }: Story): boolean {
  // A test case of a rule shows the same as the state that it starts from.
  if (tags.includes('rule')) return false
  if (scope === 'components') return importPath.includes('packages/design-system/')
  return title.startsWith('Screens/') || /packages\/features\/.*Screen[^/]*\.stories\.tsx$/.test(importPath)
}

/** @param only lower case; the name of the file counts too, because it is the same in revisions with another sidebar */
export function isNamed(only: string, { title, name, importPath }: Story): boolean {
  return `${title} ${name} ${importPath}`.toLowerCase().includes(only)
}
