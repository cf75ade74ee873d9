import { addons } from 'storybook/preview-api'
import { PLAY_FUNCTION_THREW_EXCEPTION } from './internalEvents.ts'

let note: HTMLElement | undefined

/** Prepares for the steps of the next story. */
export function forgetStoppedSteps(): void {
  note?.remove()
  note = undefined
}

/** Whether the steps of the shown story have failed. */
export const haveStepsStopped = () => note !== undefined

/**
 * Says in the corner of the page that the steps of a story have failed. The screen itself may be right: the toolbar or the
 * width of the window may differ from what the steps expect.
 */
export function noteStoppedSteps(): void {
  addons.getChannel().on(PLAY_FUNCTION_THREW_EXCEPTION, () => {
    note = document.createElement('p')
    note.setAttribute('role', 'status')
    note.textContent =
      'The steps of this story have stopped. They expect a wide window and the toolbar as it was; the panel Interactions says more.'
    note.style.cssText =
      'position: fixed; inset: auto 8px 8px auto; z-index: 99999; max-width: 20rem; padding: 8px 12px; border-radius: 4px; background: #14293d; color: #fff; font: 13px/18px system-ui'
    document.body.append(note)
  })
}
