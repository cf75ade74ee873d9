import { Menu, type MenuEntry } from '@trade-portal/design-system'

/** The menu of `MoreActions`. A file of its own, because its code is large and loaded later. */
export function MoreMenu({ items }: { readonly items: readonly MenuEntry[] }) {
  return <Menu label="More" items={items} />
}
