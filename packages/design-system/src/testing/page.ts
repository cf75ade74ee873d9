import type { NavigationEntry } from '../components/NavigationMenu/NavigationEntry.ts'

/** An entry of a menu that leads to a page, and the entries below it. */
export const page = (label: string, children: readonly NavigationEntry[] = []): NavigationEntry => ({
  kind: 'link',
  label,
  href: `#${label}`,
  children,
})
