import { Dialog, Stack, Text, useLocale } from '@trade-portal/design-system'
import { useSyncExternalStore } from 'react'
import { toasts } from '../foundation/failures/toasts.ts'

/**
 * The last messages of this session, newest first. They can be read again here, because toasts disappear after three
 * seconds.
 */
export function MessagesDialog({ onClose }: { readonly onClose: () => void }) {
  const messages = useSyncExternalStore(toasts.messages.subscribe, toasts.messages.current)
  const { locale } = useLocale()
  return (
    <Dialog title="Messages" isOpen onClose={onClose}>
      {messages.length === 0 ? (
        <Text tone="subdued">No messages yet.</Text>
      ) : (
        <Stack as="ul" label="Messages" space="medium">
          {messages.map(({ key, tone, text, at }) => (
            <Stack key={key} space="xxsmall">
              <Text size="caption" tone="subdued">
                {at.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' })}
              </Text>
              {tone === 'error' ? <Text tone="critical">Error: {text}</Text> : <Text>{text}</Text>}
            </Stack>
          ))}
        </Stack>
      )}
    </Dialog>
  )
}
