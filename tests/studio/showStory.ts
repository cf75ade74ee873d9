interface Channel {
  emit: (event: string, data: unknown) => void
  on: (event: string, listener: (data: unknown) => void) => void
  off: (event: string, listener: (data: unknown) => void) => void
}

interface PreparedStory {
  readonly storyGlobals?: { readonly viewport?: { readonly value?: string } }
  readonly parameters?: { readonly viewport?: { readonly options?: Readonly<Record<string, Viewport>> } }
}

interface Viewport {
  readonly styles?: { readonly width?: string; readonly height?: string } | null
}

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__: {
      ready: () => Promise<void>
      loadStory: (story: { storyId: string }) => Promise<PreparedStory>
    }
    /** Storybook's channel, by which its manager tells the preview what to show. */
    readonly __STORYBOOK_ADDONS_CHANNEL__: Channel
  }
}

/** Runs in the page: the viewport that a story asks for. */
export async function readViewport(storyId: string) {
  const preview = window['__STORYBOOK_PREVIEW__']
  await preview.ready()
  const { storyGlobals, parameters } = await preview.loadStory({ storyId })
  const name = storyGlobals?.viewport?.value
  const styles = name === undefined ? undefined : parameters?.viewport?.options?.[name]?.styles
  return { name, width: styles?.width, height: styles?.height }
}

/**
 * Runs in the page: shows a story without loading the page anew, which would take longer than most stories.
 * @returns once its play function has ended; the problems that occurred, none if all went well
 */
export function showStory(storyId: string): Promise<string[]> {
  const channel = window['__STORYBOOK_ADDONS_CHANNEL__']
  const read = (data: unknown, key: string): string =>
    typeof data === 'object' && data !== null ? String(Reflect.get(data, key)) : String(data)
  return new Promise((resolve) => {
    const problems: string[] = []
    const note = (data: unknown) => void problems.push(read(data, 'message'))
    const noteAll = (data: unknown) => (Array.isArray(data) ? data : []).forEach(note)
    const end = () => {
      for (const [event, listener] of listeners) channel.off(event, listener)
      resolve(problems)
    }
    const endWithProblem = (data: unknown) => {
      note(data)
      end()
    }
    const listeners: [string, (data: unknown) => void][] = [
      ['playFunctionThrewException', note],
      ['unhandledErrorsWhilePlaying', noteAll],
      ['storyThrewException', note],
      ['storyErrored', endWithProblem],
      ['storyMissing', endWithProblem],
      ['storyFinished', (data) => read(data, 'storyId') === storyId && end()],
    ]
    for (const [event, listener] of listeners) channel.on(event, listener)
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
}

/** Runs in the page: waits for layout, fonts and pictures after the width changed. @returns the height of the content */
export async function settle(): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  if (window.scrollY > 0) window.scrollTo(0, 0)
  await frame()
  await document.fonts.ready
  const images = [...document.images]
  for (const image of images) image.loading = 'eager'
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  let height = -1
  while (height !== document.documentElement.scrollHeight) {
    height = document.documentElement.scrollHeight
    await frame()
    await frame()
  }
  return height
}
