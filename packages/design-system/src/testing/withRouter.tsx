import type { ComponentType } from 'react'
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
