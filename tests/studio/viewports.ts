import { MINIMAL_VIEWPORTS } from 'storybook/viewport'

export interface Size {
  readonly width: number
  readonly height: number
}

const heights = [
  [600, 740],
  [1000, 1024],
] as const

/** A common screen of this width. */
export function screenOf(width: number): Size {
  return { width, height: heights.find(([below]) => width < below)?.[1] ?? 900 }
}

interface Asked {
  readonly name: string | undefined
  readonly width: string | undefined
  readonly height: string | undefined
}

const builtIn = new Map(Object.entries(MINIMAL_VIEWPORTS))

/** The size of the viewport that a story asks for; undefined if it is meant for all sizes. */
export function fixedSize({ name, width, height }: Asked): Size | undefined {
  if (name === undefined) return undefined
  const styles = width === undefined ? builtIn.get(name)?.styles : { width, height }
  const pixels = Number.parseInt(String(styles?.width), 10)
  if (Number.isNaN(pixels)) return undefined
  const tall = Number.parseInt(String(styles?.height), 10)
  return { width: pixels, height: Number.isNaN(tall) ? screenOf(pixels).height : tall }
}
