import { operationUses } from '../../../tests/architecture/operationUses.ts'
import { toId } from '../../internals.ts'
import { storyTitle } from '../../sidebar/storyTitle.ts'

/** A screen as the sidebar names it, with the id of its first story. */
export interface ScreenLink {
  readonly name: string
  readonly story: string
}

/** Messages in a `ToastRegion` are shown by calls. */
const rendered = (name: string) => new RegExp(name === 'ToastRegion' ? String.raw`\btoasts\.\w` : `<${name}\\b`)

/** The screens that use each component themselves, or through parts of the features, by the component's name. */
export function componentUses(
  sources: readonly { readonly path: string; readonly text: string }[],
  components: readonly string[],
): Readonly<Record<string, readonly ScreenLink[]>> {
  const features = sources.filter(({ path }) => path.startsWith('packages/features/'))
  const uses = operationUses(features, components, rendered)
  const linkOf = (screen: string) => {
    const { path = '' } = features.find(({ path }) => path.endsWith(`/${screen}.tsx`)) ?? {}
    const title = storyTitle(path.replace(/\.tsx$/, '.stories.tsx'), 'States') ?? ''
    return { name: title.replace('/States', '').split('/').at(-1) ?? '', story: toId(title, 'Typical') }
  }
  return Object.fromEntries([...uses].map(([name, { screens }]) => [name, screens.map(linkOf)]))
}
