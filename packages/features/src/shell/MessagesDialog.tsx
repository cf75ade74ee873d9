import { DescriptionList, Dialog, Text, useLocale } from '@trade-portal/design-system'
import { useSyncExternalStore } from 'react'
import { toasts } from '../shared/notices/toasts.ts'

export interface MessagesDialogProps {
  readonly onClose: () => void
}

/** The last messages of this session, the newest first: each was shown for three seconds only. */
export function MessagesDialog({ onClose }: MessagesDialogProps) {
  const messages = useSyncExternalStore(toasts.messages.subscribe, toasts.messages.current)
  const { locale } = useLocale()
  const items = messages.map(({ key, tone, text, at }) => ({
    key,
    term: at.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' }),
    detail: tone === 'error' ? <Text tone="critical">Error: {text}</Text> : <Text>{text}</Text>,
  }))
  return (
    <Dialog title="Messages" isOpen onClose={onClose}>
      {items.length === 0 ? <Text tone="subdued">No messages yet.</Text> : <DescriptionList items={items} />}
    </Dialog>
  )
}
