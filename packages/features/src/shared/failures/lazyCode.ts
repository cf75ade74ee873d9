import { ScreenLoadError } from './ScreenLoadError.ts'

/** For `lazy`: a screen's code, or the error that says that a reload may help. */
export async function loadScreen<Screen>(load: () => Promise<Screen>): Promise<{ readonly default: Screen }> {
  try {
    return { default: await load() }
  } catch (cause) {
    throw new ScreenLoadError('The code of a screen could not be loaded.', { cause })
  }
}
