import { Menu, type MenuEntry } from '@trade-portal/design-system'

interface MoreMenuProps {
  readonly items: readonly MenuEntry[]
  readonly variant: 'button' | 'icon'
  readonly size?: 'small'
}

/** The menu of `MoreActions`. It has its own file, because its code is large and loaded later. */
export function MoreMenu({ items, variant, ...look }: MoreMenuProps) {
  return <Menu {...look} label="More" items={items} variant={variant} {...(variant === 'icon' && { icon: 'more' })} />
}
