import { addons } from 'storybook/preview-api'
import { PLAY_FUNCTION_THREW_EXCEPTION } from './internalEvents.ts'

/** The width of the window in which tests run stories, in CSS pixels. */
const expectedWidth = 1200

let haveStopped = false
let isToolbarChanged = false
let note: HTMLElement | undefined

/** Prepares for the steps of the next story. */
export function forgetStoppedSteps(isChanged: boolean): void {
  note?.remove()
  note = undefined
  haveStopped = false
  isToolbarChanged = isChanged
}

/** Whether the steps of the shown story have failed. */
export const haveStepsStopped = () => haveStopped

/**
 * Says in the corner of the page that the steps of a story have failed. The screen itself may be right: the toolbar may
 * differ from what the steps expect. In a narrow window nothing is said, because beside the sidebar most windows are narrow.
 */
export function noteStoppedSteps(): void {
  addons.getChannel().on(PLAY_FUNCTION_THREW_EXCEPTION, () => {
    haveStopped = true
    if (window.innerWidth < expectedWidth && !isToolbarChanged) return
    note = document.createElement('p')
    note.setAttribute('role', 'status')
    note.textContent =
      'The steps of this story have stopped. They expect the toolbar as it was; the panel Interactions says more.'
    note.style.cssText =
      'position: fixed; inset: auto 8px 8px auto; z-index: 99999; max-width: 20rem; padding: 8px 12px; border-radius: 4px; background: #14293d; color: #fff; font: 13px/18px system-ui'
    document.body.append(note)
  })
}
