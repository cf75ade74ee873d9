import { lazyDialog, Text, TextButton } from '@trade-portal/design-system'
import { useState } from 'react'
import { useRecentEntries, type RecentKind } from './recentEntries.ts'

const RecentEntriesDialog = lazyDialog(async () => (await import('./RecentEntriesDialog.tsx')).RecentEntriesDialog)

export interface RecentEntriesProps {
  readonly kind: RecentKind
  /** Puts an entry into the form. @param index The entry's position in the list. */
  readonly onUse: (index: number) => void
}

/** Offers what the user entered in earlier orders or e-mails; renders nothing if there are no entries. */
export function RecentEntries({ kind, onUse }: RecentEntriesProps) {
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
