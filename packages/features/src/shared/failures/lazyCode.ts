import { lazy, type ComponentType } from 'react'
import { CodeLoadError } from './failures.ts'

/** Fetches code. @throws CodeLoadError where it cannot be had */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (cause) {
    throw new CodeLoadError('A file of the portal could not be loaded.', { cause })
  }
}

/** React's `lazy`, with the error that the boundary understands. */
export function lazyCode<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadCode(load) }))
}
