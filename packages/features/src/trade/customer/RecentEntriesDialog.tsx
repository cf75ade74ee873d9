import { Button, Dialog, IconButton, Inline, Stack, Text, TextButton } from '@trade-portal/design-system'
import { toasts } from '../../foundation/failures/toasts.ts'
import { keyOf, textOf, useRecentEntries, type RecentKind } from './recentEntries.ts'

export interface RecentEntriesDialogProps {
  readonly title: string
  readonly kind: RecentKind
  /** Puts an entry into the form. @param index The entry's position in the list. */
  readonly onUse: (index: number) => void
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What the user entered in earlier orders or e-mails: a list of entries with buttons to use or delete each. */
export function RecentEntriesDialog({ title, kind, isOpen, onClose, onUse }: RecentEntriesDialogProps) {
  const recent = useRecentEntries()
  const entries = recent[kind]
  const use = (index: number) => {
    onUse(index)
    onClose()
  }
  const forget = (entryKey: string, text: string) => {
    recent.forget(kind, entryKey)
    toasts.announce(`${text} forgotten`)
    if (entries.length === 1) onClose()
  }
  const forgetAll = () => {
    recent.forgetAll(kind)
    toasts.announce(`All ${title.toLowerCase()} forgotten`)
    onClose()
  }
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <Button variant="secondary" onPress={forgetAll}>
          Forget all
        </Button>
      }
    >
      <Stack space="medium">
        <Text size="small" tone="subdued">
          {kind === 'recipients' ? 'From your last e-mails.' : 'From your last orders and quotes.'} Kept on this device
          only, until you sign out.
        </Text>
        <Stack space="small" as="ul" label={title}>
          {entries.map((entry, index) => (
            <Inline key={keyOf(entry)} space="small" justify="between" wrap={false}>
              <TextButton onPress={() => use(index)}>{textOf(entry)}</TextButton>
              <IconButton
                icon="bin"
                variant="subdued"
                label={`Forget ${textOf(entry)}`}
                onPress={() => forget(keyOf(entry), textOf(entry))}
              />
            </Inline>
          ))}
        </Stack>
      </Stack>
    </Dialog>
  )
}
