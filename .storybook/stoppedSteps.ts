import { addons } from 'storybook/preview-api'
import { PLAY_FUNCTION_THREW_EXCEPTION } from './internalEvents.ts'

let note: HTMLElement | undefined
let isNoted = false

/** Prepares for the steps of the next story. @param isExpectedToStop Whether a failure is no defect of the story */
export function expectSteps(isExpectedToStop: boolean): void {
  note?.remove()
  isNoted = isExpectedToStop
}

/** Says in the corner of the page that steps have stopped because the toolbar shows the story under other conditions. */
export function noteStoppedSteps(): void {
  addons.getChannel().on(PLAY_FUNCTION_THREW_EXCEPTION, () => {
    if (!isNoted) return
    note = document.createElement('p')
    note.setAttribute('role', 'status')
    note.textContent = 'The steps of this story do not fit what the toolbar has changed, and have stopped.'
    note.style.cssText =
      'position: fixed; inset: auto 8px 8px auto; z-index: 99999; max-width: 20rem; padding: 8px 12px; border-radius: 4px; background: #14293d; color: #fff; font: 13px/18px system-ui'
    document.body.append(note)
  })
}
