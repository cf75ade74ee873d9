import { lazyCode } from '@trade-portal/design-system/lazy-code'
import { OptionalPart } from '../failures/ScreenErrorBoundary.tsx'
import { untilIdle } from '../time/untilIdle.ts'
import type { ToolVariant } from './ListTools.tsx'
import { ToolButton } from './ToolButton.tsx'

// Loaded after the list, because the code of the views menu is large (60 KB).
const SavedViews = lazyCode(async () => {
  await untilIdle()
  return (await import('./SavedViews.tsx')).SavedViews
})

/** The menu of saved views. It keeps its place until its code is loaded. */
export function ViewsMenu({ variant }: { readonly variant: ToolVariant }) {
  return (
    <OptionalPart placeholder={<ToolButton variant={variant} icon="bookmark" label="Views" isDisabled />}>
      <SavedViews variant={variant} />
    </OptionalPart>
  )
}
