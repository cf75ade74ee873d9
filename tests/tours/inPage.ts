export interface Size {
  readonly width: number
  readonly height: number
}

interface PreparedStory {
  readonly storyGlobals?: { readonly viewport?: { readonly value?: string } }
  readonly parameters?: {
    readonly viewport?: {
      readonly options?: Readonly<Record<string, { readonly styles: Readonly<Record<keyof Size, string>> }>>
    }
  }
}

// These functions run in a page with Storybook's preview, so they refer to nothing outside themselves.

/** Runs before the page's scripts and fixes the date, so that pictures do not depend on the day. Timers still run. */
export function freezeDate(nowMs: number): void {
  const RealDate = Date
  window.Date = new Proxy(RealDate, {
    construct: (target, values, self) => Reflect.construct(target, values.length === 0 ? [nowMs] : values, self),
    apply: () => new RealDate(nowMs).toString(),
    get: (target, key) => (key === 'now' ? () => nowMs : Reflect.get(target, key)),
  })
}

/** The size of the viewport that a story sets, or undefined for a story that is meant for all sizes. */
export async function readViewport(storyId: string): Promise<Size | undefined> {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__')
  await preview.ready()
  const { storyGlobals, parameters }: PreparedStory = await preview.loadStory({ storyId })
  const styles = parameters?.viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles
  return styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
}

/**
 * Shows a story without reloading the page, because a reload would take longer than most stories. Waits until the story has
 * been played.
 * @returns the story's error, or '' if there was none
 */
export async function showStory(story: string): Promise<string> {
  const limitMs = 20_000
  // Storybook's manager controls the preview through this channel.
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
  const { promise, resolve } = Promise.withResolvers<string>()
  const end = ({ storyId, status }: { storyId: string; status: string }) => {
    // The preview shows the story's exception here.
    const message = () => document.querySelector('#error-message')?.textContent
    if (storyId === story) resolve(status === 'success' ? '' : message() || 'It failed.')
  }
  channel.on('storyFinished', end)
  const timer = setTimeout(() => resolve(`It has not ended after ${limitMs / 1000} seconds.`), limitMs)
  channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' })
  const problem = await promise
  clearTimeout(timer)
  channel.off('storyFinished', end)
  return problem
}

/**
 * Waits until the page stops changing. A story often ends before the shell around it has loaded, and after a change of the
 * width the page may load more code. This function waits longer while calls are pending, but not forever.
 * @param isChanging true if the page is sure to change, false if it may stay as it is
 */
export async function waitForQuiet(isChanging: boolean): Promise<void> {
  const started = performance.now()
  let hasChanged = isChanging
  let changed = started
  const observer = new MutationObserver(() => {
    hasChanged = true
    changed = performance.now()
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const quietMs = () => {
    if (!hasChanged) return 80
    return window.callsUnderWay?.size ? 700 : 300
  }
  const isOver = () => performance.now() - changed > quietMs() || performance.now() - started > 4000
  while (!isOver()) await new Promise((resolve) => setTimeout(resolve, 20))
  observer.disconnect()
}

/** Waits for fonts, pictures and layout. @returns the height of the content, in CSS pixels */
export async function settle(): Promise<number> {
  window.scrollTo(0, 0)
  await document.fonts.ready
  const images = [...document.images]
  for (const image of images) image.loading = 'eager'
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  let height = -1
  while (height !== document.documentElement.scrollHeight) {
    height = document.documentElement.scrollHeight
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return height
}
