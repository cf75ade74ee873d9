import { lazyDialog, Menu, type MenuEntry, announce } from '@trade-portal/design-system'
import { useState } from 'react'
import type { ToolVariant } from './ListTools.tsx'
import { useSavedViews } from './useSavedViews.ts'

const dialogs = {
  save: lazyDialog(async () => (await import('./SaveViewDialog.tsx')).SaveViewDialog),
  manage: lazyDialog(async () => (await import('./ManageViewsDialog.tsx')).ManageViewsDialog),
}

/**
 * A menu that saves the current view of a list under a name, and opens saved views. A view is the part of the address with
 * search, filters, sort and dates.
 */
export function SavedViews({ variant = 'labelled' }: { readonly variant?: ToolVariant }) {
  const { views, query, href } = useSavedViews()
  const [opened, setOpened] = useState<keyof typeof dialogs | null>(null)
  const Dialog = opened && dialogs[opened]
  const kept = views.map((view): MenuEntry => ({
    kind: 'link',
    label: view.name,
    href: href(view),
    isCurrent: view.query === query,
    onAction: () => announce(`View “${view.name}”`),
  }))
  const changes: MenuEntry[] = []
  if (query !== '') changes.push({ kind: 'action', label: 'Save this view…', onAction: () => setOpened('save') })
  if (views.length > 0) changes.push({ kind: 'action', label: 'Manage views…', onAction: () => setOpened('manage') })
  return (
    <>
      <Menu
        label="Views"
        icon="bookmark"
        variant={variant === 'icon' ? 'icon' : 'button'}
        items={kept.length > 0 ? [...kept, { kind: 'separator' }, ...changes] : changes}
        emptyText="Search, filter or sort the list, then save it here as a view."
      />
      {Dialog && <Dialog onClose={() => setOpened(null)} />}
    </>
  )
}
