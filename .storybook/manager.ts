import './panels/register.tsx'
import './toolbar/register.tsx'
import { addons } from 'storybook/manager-api'
import { face } from './face.ts'
import { CURRENT_STORY_WAS_SET } from './internalEvents.ts'

addons.setConfig({ showPanel: false, sidebar: { collapsedRoots: ['decisions'] }, theme: face })

/** The addon panel that is selected first, by the first part of a story's id. Elsewhere it is that of the controls. */
const firstPanels: Readonly<Record<string, string>> = { screens: 'portal/supplier', foundations: 'portal/code' }

const kindOf = (storyId: string) => storyId.split('-')[0] ?? ''

// Changes the panels only between stories of different kinds, so that what somebody has opened stays open.
addons.register('portal/panel', (api) => {
  let before: string | undefined
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { readonly storyId: string }) => {
    const kind = kindOf(storyId)
    if (kind === before) return
    before = kind
    const panel = firstPanels[kind]
    api.setSelectedPanel(panel ?? 'addon-controls')
    // Hidden at first where panels have nothing that is needed at once: screens need the room.
    api.togglePanel(panel === undefined)
  })
})
