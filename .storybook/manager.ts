import './panels/register.tsx'
import './toolbar/register.tsx'
import { addons } from 'storybook/manager-api'
import { face } from './face.ts'
import { CURRENT_STORY_WAS_SET } from './internalEvents.ts'

addons.setConfig({ showPanel: false, sidebar: { collapsedRoots: ['decisions'] }, theme: face })

/** Whether Storybook hides the addon panel: screens need the room, and foundations have no controls. */
const isQuiet = (storyId: string) => /^(screens|foundations)-/.test(storyId)

// Toggles the panel only between stories of different kinds, so that a panel that somebody has opened stays open.
addons.register('portal/panel', (api) => {
  let wasQuiet: boolean | undefined
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { readonly storyId: string }) => {
    const now = isQuiet(storyId)
    if (now !== wasQuiet) api.togglePanel(!now)
    wasQuiet = now
  })
})
