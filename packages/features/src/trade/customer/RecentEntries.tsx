import { Chips, IconButton, lazyDialog, Text, TextButton } from '@trade-portal/design-system'
import { useState } from 'react'
import { keyOf, textOf, useRecentEntries } from './recentEntries.ts'
import type { RecentEntriesDialogProps } from './RecentEntriesDialog.tsx'

const RecentEntriesDialog = lazyDialog(async () => (await import('./RecentEntriesDialog.tsx')).RecentEntriesDialog)

interface RecentEntriesProps extends Pick<RecentEntriesDialogProps, 'kind' | 'onUse'> {
  /** The label of the field that the entries fill in. With it, the last three entries are chips. */
  readonly field?: string
}

/** Offers what the user entered in earlier orders or e-mails; renders nothing if there are no entries. */
export function RecentEntries({ kind, field, onUse }: RecentEntriesProps) {
  const entries = useRecentEntries()[kind]
  const [isOpen, setOpen] = useState(false)
  const title = `Last used ${kind}`
  const open = () => setOpen(true)
  const last = entries.slice(0, 3).map((entry) => ({ value: keyOf(entry), label: textOf(entry) }))
  return (
    <>
      {entries.length > 0 &&
        (field === undefined ? (
          <Text size="small">
            <TextButton onPress={open}>{title}</TextButton>
          </Text>
        ) : (
          <Chips label={field} chips={last} onChoose={(_, index) => onUse(index)}>
            <IconButton icon="more" variant="subdued" label={title} onPress={open} />
          </Chips>
        ))}
      <RecentEntriesDialog title={title} kind={kind} isOpen={isOpen} onClose={() => setOpen(false)} onUse={onUse} />
    </>
  )
}
