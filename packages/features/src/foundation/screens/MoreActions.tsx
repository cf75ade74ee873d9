import { Button, IconButton, type MenuEntry } from '@trade-portal/design-system'
import { lazyCode } from '@trade-portal/design-system/lazy-code'
import { OptionalPart } from '../failures/ScreenErrorBoundary.tsx'
import { untilIdle } from '../time/untilIdle.ts'

// Loaded after the screen, because the code of the menu is large.
const MoreMenu = lazyCode(async () => {
  await untilIdle()
  return (await import('./MoreMenu.tsx')).MoreMenu
})

interface MoreActionsProps {
  /** The entries of the menu. Omit them while the screen loads. */
  readonly items?: readonly MenuEntry[]
  readonly variant?: 'button' | 'icon'
  readonly size?: 'small'
}

/**
 * A menu for the actions that have no room beside the main action. Until its code is loaded, a disabled button takes its
 * place, so that nothing moves.
 */
export function MoreActions({ items, variant = 'button', ...look }: MoreActionsProps) {
  const placeholder =
    variant === 'icon' ? (
      <IconButton icon="more" label="More" variant="secondary" isDisabled />
    ) : (
      <Button {...look} variant="secondary" icon="chevronDown" iconPosition="end" isDisabled>
        More
      </Button>
    )
  if (!items) return placeholder
  return (
    <OptionalPart placeholder={placeholder}>
      <MoreMenu {...look} items={items} variant={variant} />
    </OptionalPart>
  )
}
