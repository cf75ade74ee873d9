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

/** A component whose code is loaded when it is first rendered, or by `preload`. */
export type LazyCode<Props> = ComponentType<Props> & {
  /** Loads the code before it is needed. A failure is reported when the component is rendered. */
  readonly preload: () => Promise<void>
}

/**
 * React's `lazy` with two differences: a failed import throws CodeLoadError, which error boundaries recognise; and
 * code that was preloaded is rendered at once. `lazy` always shows the fallback first, which then stays for a while.
 */
export function lazyCode<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyCode<Props> {
  let loaded: ComponentType<Props> | undefined
  async function loadOnce() {
    loaded = await loadCode(load)
    return { default: loaded }
  }
  const Loading = lazy(loadOnce)
  function Lazy(props: Props) {
    // Chosen once, because React would drop the state if the element type changed.
    const [Component] = useState(() => loaded ?? Loading)
    return createElement(Component, props)
  }
  const preload = async () => {
    await loadOnce().catch(() => undefined)
  }
  return Object.assign(Lazy, { preload })
}
