import type { NavigationEntry } from '../components/NavigationMenu/NavigationEntry.ts'

/** A menu entry that leads to a page, with the entries below it. */
export const page = (label: string, children: readonly NavigationEntry[] = []): NavigationEntry => ({
  kind: 'link',
  label,
  href: `#${label}`,
  children,
})
