import type { ComponentType } from 'react'
import type { NavigationEntry } from '../components/NavigationMenu/NavigationEntry.ts'
import { RouterProvider } from '../components/RouterProvider/RouterProvider.tsx'

/** A decorator for stories whose links navigate with this function. */
export function withRouter(navigate: (path: string) => void) {
  return function Routed(Story: ComponentType) {
    return (
      <RouterProvider navigate={navigate} useHref={(path) => path}>
        <Story />
      </RouterProvider>
    )
  }
}

/** A menu entry that leads to a page, with the entries below it. */
export const page = (label: string, children: readonly NavigationEntry[] = []): NavigationEntry => ({
  kind: 'link',
  label,
  href: `#${label}`,
  children,
})
