import { createElement, lazy, useState, type ComponentType } from 'react'
import { CodeLoadError } from './CodeLoadError.ts'

/** Runs a dynamic import. @throws CodeLoadError if it fails */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (cause) {
    throw new CodeLoadError('A file of the portal could not be loaded.', { cause })
  }
}

/** A component whose code is loaded when it is first rendered, or earlier by `preload`. */
export type LazyCode<Props> = ComponentType<Props> & {
  /** Loads the code in advance. A failure shows only when the component is rendered. */
  readonly preload: () => Promise<void>
}

/**
 * Like React's `lazy`, with two differences: a failed import throws CodeLoadError, which error boundaries recognise, and
 * preloaded code is rendered at once. `lazy` would always show the fallback first, and keep it for a moment.
 */
export function lazyCode<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyCode<Props> {
  let loaded: ComponentType<Props> | undefined
  async function loadOnce() {
    loaded = await loadCode(load)
    return { default: loaded }
  }
  const Loading = lazy(loadOnce)
  function Lazy(props: Props) {
    // Chosen once, at the first render. Switching from `Loading` to the loaded component later would reset the component's
    // state.
    const [Component] = useState(() => loaded ?? Loading)
    return createElement(Component, props)
  }
  const preload = async () => {
    await loadOnce().catch(() => undefined)
  }
  return Object.assign(Lazy, { preload })
}
