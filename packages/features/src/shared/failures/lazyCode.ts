import { lazy, type ComponentType } from 'react'
import { CodeLoadError } from './failures.ts'

/** Runs a dynamic import. @throws CodeLoadError if it fails */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (cause) {
    throw new CodeLoadError('A file of the portal could not be loaded.', { cause })
  }
}

/** React's `lazy`, but a failed import throws CodeLoadError, which ScreenErrorBoundary recognizes. */
export function lazyCode<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadCode(load) }))
}
