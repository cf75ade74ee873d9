import { lazyDialog, Text, TextButton } from '@trade-portal/design-system'
import { useState } from 'react'
import { useRecentEntries } from './recentEntries.ts'
import type { RecentEntriesDialogProps } from './RecentEntriesDialog.tsx'

const RecentEntriesDialog = lazyDialog(async () => (await import('./RecentEntriesDialog.tsx')).RecentEntriesDialog)

/** Offers what the user entered in earlier orders or e-mails; renders nothing if there are no entries. */
export function RecentEntries({ kind, onUse }: Pick<RecentEntriesDialogProps, 'kind' | 'onUse'>) {
  const count = useRecentEntries()[kind].length
  const [isOpen, setOpen] = useState(false)
  const title = `Last used ${kind}`
  return (
    <>
      {count > 0 && (
        <Text size="small">
          <TextButton onPress={() => setOpen(true)}>{title}</TextButton>
        </Text>
      )}
      <RecentEntriesDialog title={title} kind={kind} isOpen={isOpen} onClose={() => setOpen(false)} onUse={onUse} />
    </>
  )
}
