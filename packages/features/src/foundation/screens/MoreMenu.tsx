import { Menu, type MenuEntry } from '@trade-portal/design-system'

/** The menu of `MoreActions`. It has its own file, because its code is large and loaded later. */
export function MoreMenu({ items }: { readonly items: readonly MenuEntry[] }) {
  return <Menu label="More" items={items} />
}
